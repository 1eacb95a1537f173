import styles from './panels.module.css'

type Row = {
  name: string | number
  /** Shown beside the name of the player's own row, which is highlighted. */
  currentLabel?: string
  figures: readonly (string | number)[]
}

/** The first heading is that of the column with the row names. */
type Props = { caption: string; headings: readonly string[]; rows: readonly Row[] }

/** A table of numbers within the rules of a game. */
export function FiguresTable({ caption, headings, rows }: Props) {
  return (
    <table className={styles.numbers}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, currentLabel, figures }) => (
          <tr key={name} data-own={currentLabel !== undefined || undefined}>
            <th scope="row">
              <span>{name}</span>
              {currentLabel !== undefined && <small>{` ${currentLabel}`}</small>}
            </th>
            {figures.map((figure, at) => (
              <td key={headings[at + 1]} translate="no">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
