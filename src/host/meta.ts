const NAME = /^[a-z][a-z0-9_.:-]{0,63}$/i
const CONTENT_LIMIT = 512

/** Writes a meta tag of the head, such as a search engine's proof of ownership. Names that steer the page are refused. */
export function setMeta(name: string, content: string): void {
  if (!NAME.test(name) || content.length > CONTENT_LIMIT || STEERING.has(name.toLowerCase())) return
  let tag = document.head.querySelector<HTMLMetaElement>(`meta[name="${CSS.escape(name)}"]`)
  if (!tag) {
    tag = document.createElement('meta')
    tag.name = name
    document.head.append(tag)
  }
  tag.content = content
}

const STEERING = new Set(['viewport', 'theme-color', 'color-scheme', 'referrer', 'description'])
