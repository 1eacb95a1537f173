{
  const dataLayer = (window.dataLayer ??= [])
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin || data?.type !== 'event') return
    dataLayer.push({ event: data.name, ...data.data })
  })

  const script = document.createElement('script')
  script.addEventListener('load', () => parent.postMessage({ type: 'ready' }, location.origin))
  script.src = document.currentScript.dataset.url
  document.head.append(script)
}
