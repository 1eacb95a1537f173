// Shows what was sent since, without touching what a person has marked or is about to press.
const news = document.getElementById('news')

async function look() {
  const busy = document.hidden || String(getSelection()) !== '' || news.contains(document.activeElement)
  const reply = busy ? null : await fetch('/').catch(() => null)
  if (reply?.ok) {
    const fresh = new DOMParser().parseFromString(await reply.text(), 'text/html').getElementById('news')
    if (fresh && fresh.innerHTML !== news.innerHTML) news.replaceChildren(...fresh.childNodes)
  }
  setTimeout(look, 1500)
}

setTimeout(look, 1500)
