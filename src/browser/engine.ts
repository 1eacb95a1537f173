/** Whether the browser's engine is WebKit: Safari, every browser on iOS, and WebKitGTK. */
export const isWebKit = (): boolean => navigator.vendor?.startsWith('Apple') === true
