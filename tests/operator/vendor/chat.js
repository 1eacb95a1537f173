{
  // Only the pages that the policy names can have this frame.
  const home = location.ancestorOrigins[0]
  const list = document.querySelector('ul')
  const send = (message) => parent.postMessage(message, home)
  let isSeen = false
  let unread = 0

  function say(text) {
    const line = document.createElement('li')
    line.textContent = text
    list.append(line)
    unread = isSeen ? 0 : unread + 1
    send({ type: 'unread', count: unread })
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === home) navigator.sendBeacon('/collect/chat', JSON.stringify(data))
  })
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1).isIntersecting
    if (!isSeen) return
    unread = 0
    send({ type: 'unread', count: 0 })
  }).observe(document.querySelector('form'))
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    say(event.target.elements.text.value)
    setTimeout(() => say('Thank you, we will look at it.'), 1_500)
    event.target.reset()
  })
  document.querySelector('[type=button]').addEventListener('click', () => send({ type: 'close' }))
  send({ type: 'ready' })
}
