import { saveFile } from '@baithak/ui/sharing'

export type Cell = string | number | null

/**
 * Matches where a spreadsheet would run a formula: at the start of a cell, and where a program that expects semicolons or
 * tabs begins a cell or a row. Spreadsheets skip quotes and invisible characters before it.
 */
const formulaStart =
  /(?<=^|[;\t\r\n])(?=["\s\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠])|^(?=[\t\r])/gu

/** An apostrophe before a formula makes it text, as OWASP recommends; phone numbers with + get it too. */
function escapeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const harmless = (cell ?? '').replace(formulaStart, "'")
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Makes Excel read the file as UTF-8, not in the system's code page. */
const byteOrderMark = '\ufeff'

/** Rows as the text of a CSV file (RFC 4180). */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('')

export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): void =>
  void saveFile(new File([toCsv(rows)], `${name}.csv`, { type: 'text/csv;charset=utf-8' }))
