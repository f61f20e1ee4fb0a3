import { saveFile } from '@baithak/ui/sharing'

export type Cell = string | number | null

/**
 * Matches where a cell begins: at the start, and where a program that expects semicolons or tabs begins a cell or a row. The
 * match goes on to the character that makes a formula, because spreadsheets skip quotes and invisible characters before it.
 */
const cellStart = /(?:[;\t\r\n]|^)["\s\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠]?/gu

/** An apostrophe at the start of a formula makes it text, as OWASP recommends; phone numbers with + get it too. */
function escapeFormulas(text: string): string {
  const escaped = text.replace(cellStart, (start, offset: number) => {
    if (!/[=+\-@＝＋－＠]$/.test(start)) return start
    const starts = start.replaceAll(/[;\t\r\n]/g, "$&'")
    return offset === 0 && !start.startsWith(';') ? `'${starts}` : starts
  })
  return /^[\t\r]/.test(escaped) ? `'${escaped}` : escaped
}

function escapeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const harmless = escapeFormulas(cell ?? '')
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Makes Excel read the file as UTF-8, not in the system's code page. */
const byteOrderMark = '\ufeff'

/** Rows as the text of a CSV file (RFC 4180). */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('')

export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): void =>
  void saveFile(new File([toCsv(rows)], `${name}.csv`, { type: 'text/csv;charset=utf-8' }))
