/** SVG coordinates of a point on a circle around the origin; 0 degrees is the top, clockwise. */
export function onCircle(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** SVG path of a pocket or segment, `width` degrees wide, between two radii and centred at the top. */
export function sectorPath(width: number, outer: number, inner: number): string {
  const [left, right] = [-width / 2, width / 2]
  return [
    `M${onCircle(left, outer)}`,
    `A${outer} ${outer} 0 0 1 ${onCircle(right, outer)}`,
    `L${onCircle(right, inner)}`,
    `A${inner} ${inner} 0 0 0 ${onCircle(left, inner)}Z`,
  ].join('')
}
