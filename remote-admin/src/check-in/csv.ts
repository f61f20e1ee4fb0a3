import { saveFile } from '@baithak/ui/sharing'

/**
 * Matches where a cell begins: at the start, and where a program that expects semicolons or tabs begins a cell or a row. The
 * match goes on to the character that makes a formula, because spreadsheets skip quotes and invisible characters before it.
 */
const cellStart = /(?:[;\t\r\n]|^)["\s\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠]?/gu

/** Adds an apostrophe before formulas, as OWASP recommends, and so before phone numbers with +. */
function escapeFormulas(text: string): string {
  const escaped = text.replace(cellStart, (start, offset: number) => {
    if (!/[=+\-@＝＋－＠]$/.test(start)) return start
    const starts = start.replaceAll(/[;\t\r\n]/g, "$&'")
    return offset === 0 && !start.startsWith(';') ? `'${starts}` : starts
  })
  return /^[\t\r]/.test(escaped) ? `'${escaped}` : escaped
}

function escapeCell(cell: string): string {
  const harmless = escapeFormulas(cell)
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Makes Excel read the file as UTF-8, not in the system's code page. */
const byteOrderMark = '\ufeff'

/** Returns rows as the text of a CSV file (RFC 4180). */
export const toCsv = (rows: readonly string[][]): string =>
  byteOrderMark + rows.map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('')

export const saveCsv = (name: string, rows: readonly string[][]): void =>
  void saveFile(new File([toCsv(rows)], `${name}.csv`, { type: 'text/csv;charset=utf-8' }))
