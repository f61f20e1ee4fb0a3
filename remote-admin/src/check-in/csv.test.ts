import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { toCsv } from './csv'

const parseCsv = (csv: string) => parse(csv, { bom: true, recordDelimiter: '\r\n' })

test('a parser reads the same rows, with commas, quotes and line breaks in them', () => {
  const rows = [
    ['Name', 'City'],
    ['Kaapi, “Verandah”', '12 "Lavelle" Road\r\nBengaluru\nKarnataka'],
    ['दबारा हाउस', ''],
    [' ', '"'],
    ['a=b', "'quoted'"],
  ]
  expect(parseCsv(toCsv(rows))).toEqual(rows)
})

test.each([
  ...['=1+1', '+91 80 4123 5567', '-2', '@SUM(A1)', ' =1', '＝1', '\tx'],
  ...['\u200b=1', '\u3164=1'],
])('text that a spreadsheet would run as a formula is escaped: %j', (text) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[`'${text}`]])
})

test.each([
  ...['\t=1', '\r=1', '\t\t=1', 'Corner;=1', 'Corner\t=1', 'Corner\r\n=1'],
  ...['Corner;\u200b=1', 'Corner;"=1'],
])('no cell begins with a formula for any separator: %j', (text) => {
  const cells = toCsv([['Khidki', text]]).split(/[\ufeff\t\r\n,;]/)
  for (const cell of cells) expect(cell).not.toMatch(/^["\s\u200b]*=/)
})

test('the time for a cell grows with its length, not with its square', () => {
  const tabs = '\t'.repeat(400_000)
  expect(parseCsv(toCsv([[tabs]]))).toEqual([[`'${tabs}`]])
})
