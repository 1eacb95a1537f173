/** How many typing errors a word of this length may have: none below 4 letters, one below 8, else two. */
export function errorsAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

const LONGEST = 40
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1))
const FAR = { whole: Infinity, beginning: Infinity }

/**
 * Number of typing errors (an extra, missing or wrong letter, or two neighbours exchanged) between typed text and a
 * word. `whole` compares the whole word, `beginning` its closest prefix, for a word that is still being typed. Infinity
 * if there are more than `most` errors, or the text is too long (over 40 letters).
 */
export function editDistance(typed: string, word: string, most: number): { whole: number; beginning: number } {
  const end = Math.min(word.length, typed.length + most)
  if (typed.length - word.length > most || end > LONGEST || typed.length > LONGEST) return FAR
  let [earlier, before, now] = rows as [Uint8Array, Uint8Array, Uint8Array] // `rows` has three entries
  for (let column = 0; column <= end; column += 1) before[column] = column
  for (let row = 1; row <= typed.length; row += 1) {
    now[0] = row
    let least = row
    for (let column = 1; column <= end; column += 1) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(at(before, column) + 1, at(now, column - 1) + 1, at(before, column - 1) + (same ? 0 : 1))
      const exchanged =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (exchanged) cost = Math.min(cost, at(earlier, column - 2) + 1)
      now[column] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return FAR
    ;[earlier, before, now] = [before, now, earlier]
  }
  const beginning = before.subarray(0, end + 1).reduce((least, cost) => Math.min(least, cost), Infinity)
  return { whole: within(end < word.length ? Infinity : at(before, end), most), beginning: within(beginning, most) }
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? Infinity
}

function within(distance: number, most: number): number {
  return distance <= most ? distance : Infinity
}
