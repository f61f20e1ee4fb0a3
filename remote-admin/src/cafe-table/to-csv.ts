type Cell = string | number | null

/** A spreadsheet would run a cell that begins like this as a formula; tab and CR are skipped before one. */
const formulaStart = /^[\t\r\n ]*[=+\-@＝＋－＠]|^[\t\r]/

/** Text that looks like a formula gets an apostrophe before it, as OWASP recommends; phone numbers with + too. */
function escapeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Without it, Excel reads the file in the system's code page. */
const byteOrderMark = '\ufeff'

/** Rows as a CSV file (RFC 4180). */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('')
