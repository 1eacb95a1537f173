{
  const { origin, searchParams } = new URL(document.currentScript.src)

  function render(id, { sitekey, callback, 'error-callback': fail }) {
    if (!sitekey) return fail()
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    label.append(box, ' I am human')
    document.getElementById(id).append(label)
    box.addEventListener('change', async () => {
      try {
        const reply = await fetch(`${origin}/captcha/answer`, { method: 'POST' })
        callback((await reply.json()).token)
      } catch {
        fail()
      }
    })
  }

  window.hcaptcha = window.turnstile = { render }
  window[searchParams.get('onload')]()
}
