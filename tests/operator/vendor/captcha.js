// As strict as the real scripts: each puts a frame of its maker's host into the page and drops messages of any other
// origin. A frame without an origin, or a sandbox that takes the origin of the nested frame, gets no answer.
{
  const { origin, pathname, searchParams } = new URL(document.currentScript.src)
  const isTurnstile = pathname.endsWith('/turnstile.js')

  // Turnstile takes a selector, hCaptcha an id; both take an element.
  function findPlace(container) {
    if (container instanceof HTMLElement) return container
    const place = isTurnstile ? document.querySelector(container) : document.getElementById(container)
    if (!place) throw new Error(`no container ${container}`)
    return place
  }

  // The sizes of the real widgets; Turnstile throws at one that it does not know, hCaptcha takes its own for it.
  function getStyle(size = 'normal') {
    if (size === 'compact') return isTurnstile ? 'width: 150px; height: 140px' : 'width: 164px; height: 144px'
    if (!isTurnstile) return 'width: 303px; height: 76px'
    if (size === 'flexible') return 'width: 100%; min-width: 300px; height: 65px'
    if (size !== 'normal') throw new Error(`no size ${size}`)
    return 'width: 300px; height: 65px'
  }

  function render(container, options) {
    const place = findPlace(container)
    if (typeof options.sitekey !== 'string') throw new Error('no sitekey')
    const frame = document.createElement('iframe')
    const id = crypto.randomUUID()
    const facts = { id, parent: self.origin, sitekey: options.sitekey }
    frame.src = `${origin}/widget?${new URLSearchParams(facts)}`
    frame.title = 'Widget of the captcha'
    // The real Turnstile does the same.
    if (isTurnstile) frame.sandbox = 'allow-same-origin allow-scripts allow-popups'
    frame.style = `border: 0; ${getStyle(options.size)}`
    addEventListener('message', (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow || event.data.id !== id) return
      const { type, token } = event.data
      if (type === 'token') options.callback(token)
      else options['error-callback']?.(type)
    })
    place.append(frame)
    return id
  }

  window[isTurnstile ? 'turnstile' : 'hcaptcha'] = { render }
  setTimeout(() => window[searchParams.get('onload')](), 0)
}
