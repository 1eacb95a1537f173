// Counts the time left by a clock that a wrong date of the device does not touch; at the end the page asks again.
const timer = document.getElementById('left')
if (timer) {
  const left = Number(timer.dataset.left)
  const start = performance.now()
  const tick = () => {
    const seconds = Math.ceil((left - (performance.now() - start)) / 1000)
    if (seconds <= 0) {
      location.reload()
      return
    }
    timer.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    setTimeout(tick, 250)
  }
  tick()
}
// A second click would only be answered by the state as it is; it should not look like a second payment.
for (const form of document.forms) {
  form.addEventListener('submit', () => setTimeout(() => form.querySelector('button')?.setAttribute('disabled', '')))
}
// Coins on their way are confirmed without anybody's doing: the page looks again.
if (document.querySelector('[data-status="processing"]') && document.forms.length === 0) {
  setTimeout(() => location.reload(), 3000)
}
