/** Address of the worker's chunk, which the build shares packages with the page in. */
declare module 'virtual:worker-url' {
  const url: string
  export default url
}
