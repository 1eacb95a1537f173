// Polls for new messages. It skips a poll while the page is hidden, text is selected or an element has focus, so that
// an update does not disturb the user.
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
