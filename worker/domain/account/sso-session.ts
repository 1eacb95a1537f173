/** The query of the address that an sso link brings the browser back to: which session it was left in (decisions "Session"). */
export const SSO_SESSION = 'sso_session'
