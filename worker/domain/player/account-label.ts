type Account = { id: string; name: string | null; email: string | null; phone: string | null }

/** Names an account so that a player can recognise it: its name, with the email address, phone number or id. */
export function getAccountLabel({ id, name, email, phone }: Account): string {
  const contact = email || phone || `ID ${id}`
  return name && name !== contact ? `${name} (${contact})` : contact
}
