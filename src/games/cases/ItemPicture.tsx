import { getItemShapes } from './item-pictures.ts'

/** An item's picture; hidden from screen readers, because its name is next to it. */
export function ItemPicture({ picture, size }: { picture: string; size: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {getItemShapes(picture).map(([path, fill], at) => (
        <path key={at} d={path} fill={fill} fillRule="evenodd" />
      ))}
    </svg>
  )
}
