// Recognises the visitor as tags do: an id in a cookie, the click on an advertisement in storage.
{
  const { origin } = new URL(document.currentScript.src)
  const layer = window.dataLayer
  const click = new URLSearchParams(location.search).get('gclid')
  if (click !== null) localStorage.setItem('_gcl_ls', click)
  const readId = () => /(?:^|; )_ga=([^;]+)/.exec(document.cookie)?.[1]
  if (readId() === undefined) {
    // Tags set their cookies for the whole site.
    const site = location.hostname.replace(/^[^.]+\./, '')
    document.cookie = `_ga=${crypto.randomUUID()}; Domain=${site}; Path=/; Max-Age=63072000; Secure; SameSite=None`
  }

  function report(entry) {
    const visitor = { id: readId() ?? null, gclid: localStorage.getItem('_gcl_ls') }
    navigator.sendBeacon(`${origin}/collect/tagManager`, JSON.stringify({ ...entry, visitor }))
  }
  layer.forEach(report)
  layer.push = (...entries) => {
    entries.forEach(report)
    return Array.prototype.push.apply(layer, entries)
  }
}
