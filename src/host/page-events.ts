import { commands } from '../data/commands.ts'

/** Tells the worker when the tab is shown or hidden, and what the browser says of the network. */
export function reportPageEvents(): void {
  const visible = (): void => {
    void commands.connection.pageChanged({ visible: document.visibilityState === 'visible' })
  }
  const online = (): void => {
    void commands.connection.pageChanged({ online: navigator.onLine })
  }
  document.addEventListener('visibilitychange', visible)
  // A page that comes out of the back-forward cache has heard nothing meanwhile.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    visible()
    online()
  })
  window.addEventListener('online', online)
  window.addEventListener('offline', online)
}
