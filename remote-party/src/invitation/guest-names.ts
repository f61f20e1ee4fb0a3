import { visibleText } from '@baithak/domain'

const letter = /\p{L}/u
/** The mark before a name in a list: '1. ', '2) ', '४. ', '- ', '• '. */
const listMark = /^(?:\p{Nd}{1,3}[.)]|[-–—*•])\s+/u
const nameHeader =
  /^(?:(?:full|first|guest) )?names?$|^guests?$|^(?:(?:पूरा|पहला|मेहमान का) )?नाम$|^मेहमान$/i
const lastNameHeader = /^(?:last name|surname|family name)$|^(?:उपनाम|सरनेम|कुलनाम)$/i

/** Returns the cells of each line. Commas, semicolons and tabs separate them, except inside quotes, as in CSV. */
function readRows(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(visibleText(cell.replaceAll(/\s+/g, ' ')))
    cell = ''
  }
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '"' && isQuoted && text.charAt(index + 1) === '"') {
      cell += '"'
      index += 1
    } else if (character === '"' && isQuoted) isQuoted = false
    else if (character === '"' && !cell.trim()) isQuoted = true
    else if (isQuoted || !/[,;\t\r\n]/.test(character)) cell += character
    else {
      endCell()
      if (/[\r\n]/.test(character)) rows.push([])
    }
  }
  endCell()
  return rows.filter((cells) => cells.some(Boolean))
}

/**
 * Returns the names in a typed or pasted text: one a line or comma. If the first line is a header with a name column, only
 * that column is read, together with a column of last names. A part without letters is not a name.
 */
export function namesFromText(text: string): string[] {
  const [first = [], ...others] = readRows(text)
  const column = first.findIndex((cell) => nameHeader.test(cell))
  const lastNames = first.findIndex((cell) => lastNameHeader.test(cell))
  const cells =
    column >= 0 && others.length > 0
      ? others.map((row) => [row[column], row[lastNames]].filter(Boolean).join(' '))
      : [first, ...others].flat()
  return cells.map((cell) => cell.replace(listMark, '')).filter((name) => letter.test(name))
}

/** Writes names as one line that `namesFromText` reads back. */
export const textOfNames = (names: readonly string[]): string =>
  names.map((name) => (/[,;"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(', ')
