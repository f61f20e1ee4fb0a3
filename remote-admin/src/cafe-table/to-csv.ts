type Cell = string | number | null

/**
 * Where a spreadsheet would run a formula: at a cell's start, and where one that expects semicolons or tabs begins a
 * cell or a row. It skips what is invisible, and quotes.
 */
const formulaStart = /(^|[;\t\r\n])(?=["\s\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠])|^(?=[\t\r])/gu

/** An apostrophe before a formula makes it text, as OWASP recommends; phone numbers with + get it too. */
function escapeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const harmless = (cell ?? '').replace(formulaStart, "$1'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Without it, Excel reads the file in the system's code page. */
const byteOrderMark = '\ufeff'

/** Rows as a CSV file (RFC 4180). */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('')
