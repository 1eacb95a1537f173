/** An SVG element as data; a CoverShape is one. */
export type Shape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly Shape[] | string,
]

/** Creates a shape outside React: there are dozens per cover and none ever changes. */
export function drawShape([tag, attributes, children = []]: Shape): SVGElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, `${value}`)
  if (typeof children === 'string') drawn.textContent = children
  else drawn.append(...children.map(drawShape))
  return drawn
}
