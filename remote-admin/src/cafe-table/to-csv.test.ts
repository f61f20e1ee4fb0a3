import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { toCsv } from './to-csv'

const parseCsv = (csv: string) => parse(csv, { bom: true, recordDelimiter: '\r\n' })

test('a parser reads the same rows, with commas, quotes and line breaks in them', () => {
  const rows = [
    ['Name', 'City'],
    ['Kaapi, “Verandah”', '12 "Lavelle" Road\r\nBengaluru\nKarnataka'],
    ['दबारा हाउस', ''],
    [' ', '"'],
  ]
  expect(parseCsv(toCsv(rows))).toEqual(rows)
})

test('it begins with a byte order mark, and each row ends with CRLF', () => {
  expect(
    toCsv([
      ['a', 1],
      [null, -3],
    ]),
  ).toBe('\ufeffa,1\r\n,-3\r\n')
})

const invisible = ['\u00a0', '\u200b', '\ufeff', '\u200e', '\u3164', '\u2800', '\u0000', '\u3000']

test.each([
  ...['=1+1', '+91 80 4123 5567', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\tx'],
  ...invisible.map((character) => `${character}=1`),
])('text that a spreadsheet would run as a formula is escaped: %j', (text) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[`'${text}`]])
})

test.each([';', '\t', '\r\n', '; ', ';\u200b', ';"'])(
  'a spreadsheet that begins a cell or a row at %j runs no formula',
  (separator) => {
    const csv = toCsv([['Khidki', `Corner${separator}=1+1`]])
    for (const delimiter of [',', ';', '\t']) {
      const rows = parse(csv, {
        bom: true,
        delimiter,
        relax_quotes: true,
        relax_column_count: true,
      })
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^["\s\u200b]*=/)
    }
  },
)

test.each(['Dabara House', '1,284', "'quoted'", 'a=b', 'a+b', 'a; b=c', '12 Road\r\nBengaluru'])(
  'other text is not: %j',
  (text) => {
    expect(parseCsv(toCsv([[text]]))).toEqual([[text]])
  },
)
