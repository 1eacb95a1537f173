{
  const { provider, key, url } = document.currentScript.dataset
  const language = location.hash.slice(1)
  const send = (message) => parent.postMessage(message, location.origin)
  const sendType = (type) => () => send({ type })

  // Both captcha scripts call it by this name once they are ready.
  window.showCaptcha = () => {
    try {
      window[provider].render('captcha', {
        sitekey: key,
        theme: 'dark',
        hl: language,
        language,
        callback: (token) => send({ type: 'answer', token }),
        'error-callback': sendType('failed'),
        'expired-callback': sendType('expired'),
        'open-callback': sendType('opened'),
        'close-callback': sendType('closed'),
      })
      send({ type: 'ready' })
    } catch {
      send({ type: 'failed' })
    }
  }

  const address = new URL(url)
  address.searchParams.set('render', 'explicit')
  address.searchParams.set('onload', 'showCaptcha')
  const script = document.createElement('script')
  script.addEventListener('error', sendType('failed'))
  script.src = address.href
  document.head.append(script)
}
