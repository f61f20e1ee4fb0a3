import { visibleText } from '@baithak/domain'

const letter = /\p{L}/u
/** '1. ', '2) ', '(3) ', '४. ', '- ', '• ' in front of a name. */
const listMark = /^(?:\(?\p{Nd}{1,3}[.):]\s*|\p{Nd}{1,3}\s+|[-–—*•▪·✓]\s+)/u
const phoneOrEmail = /[\s,:;–-]*(?:\+?\p{Nd}[\p{Nd}\s().-]{6,}|<?\S+@\S+)\s*$/u
const header = /^(?:full )?names?$|^guests?(?: names?)?$|^नाम$|^मेहमान$/i

/** The cells of each row: as CSV with its quotes where no tab separates them, in rows of a sheet else. */
function readRows(text: string): string[][] {
  const separators = text.includes('\t') ? '\t' : ',;'
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if (isQuoted && letter === '"' && text[index + 1] === '"') {
      cell += '"'
      index += 1
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += letter
    else if (separators.includes(letter)) endCell()
    else if (letter === '\n' || letter === '\r') {
      endCell()
      rows.push([])
    } else cell += letter
  }
  endCell()
  return rows
}

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
