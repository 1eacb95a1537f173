/** Formats rows as a Markdown table, the first row as its head: names left-aligned, figures right-aligned. */
export function aligned(rows: readonly string[][]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(2, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...body.map(line)].join('\n')
}
