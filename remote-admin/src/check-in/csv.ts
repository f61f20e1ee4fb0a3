import { saveFile } from '@baithak/ui/sharing'

/** Matches what a spreadsheet takes for a formula. It skips quotes and invisible characters before the sign. */
const formula = /^["\s\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠]/u

/**
 * Returns a text as a cell on one line, without semicolons and tabs, which some programs take for the next cell. An
 * apostrophe keeps a formula from running, as OWASP recommends.
 */
function toCell(text: string): string {
  const line = text.replace(/[;\p{Cc}]+/gu, ' ').trim()
  const harmless = formula.test(line) ? `'${line}` : line
  return /[",]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Makes Excel read the file as UTF-8, not in the system's code page. */
const byteOrderMark = '\ufeff'

/** Returns rows as the text of a CSV file (RFC 4180). */
export const toCsv = (rows: readonly string[][]): string =>
  byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')

export const saveCsv = (name: string, rows: readonly string[][]): void =>
  void saveFile(new File([toCsv(rows)], `${name}.csv`, { type: 'text/csv;charset=utf-8' }))
