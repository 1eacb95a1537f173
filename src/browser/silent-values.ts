type Fillable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const TEXT_FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden], [readonly])'
/** A field of choice says with `data-known` what the form knows; of a text field, React writes that to its attribute. */
const CHOICES = '[data-known]'

/**
 * Password managers and form fillers may set values without an event, so React still knows the old ones, and would send
 * them and write them back. Before each event that the form acts upon, reports such values as if they had been typed.
 * Returns a function that ends this.
 */
export function reportSilentValues(root: Window): () => void {
  let isReporting = false

  function report({ type, target }: Event): void {
    const form = target instanceof Element && !isReporting ? target.closest('form') : null
    if (!form) return
    isReporting = true
    const fields = [...form.querySelectorAll<Fillable>(`${TEXT_FIELDS}, ${CHOICES}`)]
    // Of the field that is typed into, React hears by the event itself. All are read first: React may write back the
    // others with the report of one.
    const reports = fields.filter((field) => field !== target || type === 'submit').map(readSilent)
    for (const send of reports) send?.()
    isReporting = false
  }

  const ending = new AbortController()
  for (const type of ['submit', 'click', 'input']) {
    root.addEventListener(type, report, { capture: true, signal: ending.signal })
  }
  return () => ending.abort()
}

/** Returns a function that reports the value of a field; null if the form knows it. */
function readSilent(field: Fillable): (() => void) | null {
  const { known } = field.dataset
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    const { checked } = field
    return String(checked) === known ? null : () => check(field, checked)
  }
  const { value } = field
  if (field instanceof HTMLSelectElement) return value === known ? null : () => choose(field, value)
  return value === field.defaultValue ? null : () => type(field, value)
}

function check(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  // Sets it again, with all events of a click.
  field.click()
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React ignores the event if it has seen this value being set, so it may see only the one that it knows.
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
