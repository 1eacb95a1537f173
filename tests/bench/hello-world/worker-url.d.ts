/** Address of the worker's chunk, which shares the chunks of packages with the page. */
declare module 'virtual:worker-url' {
  const url: string
  export default url
}
