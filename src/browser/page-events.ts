import { commands } from '../data/commands.ts'

/** Reports to the worker when the tab is shown or hidden, and when the browser goes online or offline. */
export function reportPageEvents(): void {
  const visible = (): void => {
    void commands.connection.pageChanged({ visible: document.visibilityState === 'visible' })
  }
  const online = (): void => {
    void commands.connection.pageChanged({ online: navigator.onLine })
  }
  document.addEventListener('visibilitychange', visible)
  window.addEventListener('online', online)
  window.addEventListener('offline', online)
}
