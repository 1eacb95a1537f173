import styles from './panels.module.css'

type Row = {
  name: string | number
  /** Said beside the name of the one row that is the player's own: it stands out. */
  own?: string
  figures: readonly (string | number)[]
}

/** `headings` begins with that of the rows' names. */
type Props = { caption: string; headings: readonly string[]; rows: readonly Row[] }

/** A table of figures among the rules of a game. */
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
        {rows.map(({ name, own, figures }) => (
          <tr key={name} data-own={own !== undefined || undefined}>
            <th scope="row">
              <span>{name}</span>
              {own !== undefined && <small>{` ${own}`}</small>}
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
