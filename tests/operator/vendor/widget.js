// The frame on the maker's host. It needs a worker and the origin of the page that it answers to. Like the real ones it
// goes on without storage, which a private window does not give to third parties.
{
  const { id, parent: home, sitekey } = Object.fromEntries(new URLSearchParams(location.search))
  const send = (message) => parent.postMessage({ id, ...message }, home)

  function show(proof) {
    const box = document.querySelector('input')
    box.disabled = false
    box.addEventListener('change', async () => {
      const reply = await fetch('/captcha/answer', { method: 'POST', body: JSON.stringify({ sitekey, proof }) })
      if (reply.ok) send({ type: 'token', token: (await reply.json()).token })
      else send({ type: 'error' })
    })
  }

  try {
    // The frame has inherited an opaque origin.
    if (self.origin === 'null') throw new Error('no origin')
    const worker = new Worker('/worker.js')
    worker.addEventListener('message', ({ data }) => show(data))
    worker.addEventListener('error', () => send({ type: 'error' }))
    worker.postMessage(home)
  } catch {
    document.querySelector('label').textContent = 'This frame has no origin.'
  }
}
