import { visibleText } from '@baithak/domain'

const letter = /\p{L}/u
/** '1. ', '2) ', '(3) ', '४. ', '- ', '• ' in front of a name. */
const listMark = /^(?:\(?\p{Nd}{1,3}[.):]\s*|\p{Nd}{1,3}\s+|[-–—*•▪·✓]\s+)/u
const phoneOrEmail = /[\s,:;–-]*(?:\+?\p{Nd}[\p{Nd}\s().-]{6,}|<?\S+@\S+)\s*$/u
const header = /^(?:full )?names?$|^guests?(?: names?)?$|^नाम$|^मेहमान$/i

/** The parts between separators. A separator in quotes, as in a spreadsheet's CSV, separates nothing. */
const partsOf = (text: string, separators: string): string[] =>
  text.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${separators}])+`, 'g')) ?? []

/** Without the quotes around it. */
const unquoted = (cell: string) =>
  /^".*"$/s.test(cell.trim()) ? cell.trim().slice(1, -1).replaceAll('""', '"') : cell

/** The cells of each row: of a sheet if tabs separate them, else of CSV. */
const readRows = (text: string): string[][] =>
  partsOf(text, '\\r\\n').map((row) =>
    partsOf(row, text.includes('\t') ? '\\t' : ',;').map(unquoted),
  )

const nameOf = (cell: string) =>
  visibleText(cell).replace(/\s+/g, ' ').replace(listMark, '').replace(phoneOrEmail, '')

/** Whether most rows have a cell without a name beside one with: a phone number, an address, a count. */
function isTable(rows: readonly string[][]): boolean {
  const withOthers = rows.filter((cells) => {
    const named = cells.filter((cell) => letter.test(nameOf(cell)))
    return named.length > 0 && cells.some((cell) => cell.trim() && !letter.test(nameOf(cell)))
  })
  return withOthers.length * 2 > rows.length
}

/**
 * The names of a text that was typed or pasted: 'Riya, Kabir', a numbered list, quoted CSV, or columns of a sheet, of which
 * the first one with letters has the name. What has no letters, as a phone number, is no guest.
 */
export function namesFromText(text: string): string[] {
  const rows = readRows(text).filter((cells) => cells.some((cell) => visibleText(cell)))
  const hasHeader = rows.length > 1 && rows[0]?.some((cell) => header.test(cell.trim()))
  const people = hasHeader ? rows.slice(1) : rows
  const isByColumn = hasHeader || text.includes('\t') || isTable(people)
  return people.flatMap((cells) => {
    const names = cells.map(nameOf).filter((name) => letter.test(name))
    return isByColumn ? names.slice(0, 1) : names
  })
}

/** Names as one line, which reads as the same names. */
export const textOfNames = (names: readonly string[]): string =>
  names.map((name) => (/[,;"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ')
