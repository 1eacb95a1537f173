// Counts down with `performance.now()`, which a wrong device date does not affect; at zero the page reloads.
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
// A second click would do no harm, but must not look like a second payment.
for (const form of document.forms) {
  form.addEventListener('submit', () => setTimeout(() => form.querySelector('button')?.setAttribute('disabled', '')))
}
