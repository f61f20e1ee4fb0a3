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

test.each(['=1+1', '+91 80 4123 5567', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
  'text that a spreadsheet would run as a formula is escaped: %j',
  (text) => {
    expect(parseCsv(toCsv([[text]]))).toEqual([[`'${text}`]])
  },
)

test.each(['Dabara House', '1,284', "'quoted'", 'a=b', 'a+b'])('other text is not: %j', (text) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[text]])
})
