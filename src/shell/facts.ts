/**
 * The build's facts. They stand as data in the script element before the loader's, so that a build with other chunks
 * has the same loader: the policy allows the loader by its hash, and a server may send the policy of another build.
 */
// Safe: src/build/shell-vite-plugin.ts writes both elements and the JSON.
const data = document.currentScript?.previousElementSibling as HTMLScriptElement
export const BUILD_FACTS = JSON.parse(data.text) as BuildFacts
