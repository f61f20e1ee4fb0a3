import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { toCsv } from './csv'

const cellOf = (text: string) =>
  parse(toCsv([['Name', text]]), { bom: true, recordDelimiter: '\r\n' }).flat()[1]

test.each([
  ...['दबारा हाउस', '', '"', 'Kaapi, “Verandah”', '12 "Lavelle" Road', 'a=b', "'quoted'"],
])('a parser reads %j as it is', (text) => {
  expect(cellOf(text)).toBe(text)
})

test.each([
  ...['=1+1', '+91 80 4123 5567', '-2', '@SUM(A1)', '＝1', '\u200b=1', '\u3164=1', '"=1'],
])('text that a spreadsheet would run as a formula is escaped: %j', (text) => {
  expect(cellOf(text)).toBe(`'${text}`)
})

test.each([
  ['\t=1', "'=1"],
  [';;=1', "'=1"],
  ['Corner;=1', 'Corner =1'],
  ['Corner\r\n=1', 'Corner =1'],
])('%j is one cell for any separator', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})
