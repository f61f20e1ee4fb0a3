import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesFromText, textOfNames } from './guest-names'

test.each([
  [
    'names between commas and semicolons',
    ' Riya  Sen, Kabir;; ज़ोया , ',
    ['Riya Sen', 'Kabir', 'ज़ोया'],
  ],
  ['names by line', 'Riya\nKabir\r\n\nzoya', ['Riya', 'Kabir', 'zoya']],
  ['several names a line', 'Riya, Kabir\nZoya, Ira', ['Riya', 'Kabir', 'Zoya', 'Ira']],
  ['a quoted name with a comma', '"Rao, Asha"', ['Rao, Asha']],
  ['quoted names', '"Rao, Asha","Irani, Meher"', ['Rao, Asha', 'Irani, Meher']],
  ['a quote in quotes', '"Asha ""Ash"" Rao"', ['Asha "Ash" Rao']],
  ['quotes within a name', 'Asha "Ash" Rao', ['Asha "Ash" Rao']],
  [
    'a column of phone numbers',
    'Asha Rao,98450 12345\nKabir,+91 98450-54321',
    ['Asha Rao', 'Kabir'],
  ],
  ['columns behind the name', 'Asha,9845012345,veg\nKabir,9845054321,no nuts', ['Asha', 'Kabir']],
  ['a sheet with tabs', 'Asha Rao\t98450 12345\nKabir\t98450 54321', ['Asha Rao', 'Kabir']],
  ['a sheet whose first column is a number', '1\tAsha\tveg\n2\tKabir\t', ['Asha', 'Kabir']],
  ['a sheet with a header', 'Name\tPhone\nAsha\t98450', ['Asha']],
  ['CSV with a header', 'No,Name,Side\n1,Asha,Rao\n2,Kabir,Sen', ['Asha', 'Kabir']],
  [
    'a numbered list',
    '1. Asha\n2) Kabir\n(3) Zoya\n४. मीरा\n5 Ira',
    ['Asha', 'Kabir', 'Zoya', 'मीरा', 'Ira'],
  ],
  ['a list with bullets', '- Asha\n• Kabir\n* Jean-Luc', ['Asha', 'Kabir', 'Jean-Luc']],
  ['a phone number behind the name', 'Asha - 98450 12345\nKabir: +919845054321', ['Asha', 'Kabir']],
  ['an address', 'Asha Rao <asha@example.com>, Kabir', ['Asha Rao', 'Kabir']],
  ['only numbers', '98450 12345\n98450 54321', []],
  ['nothing visible', ' , \u200b,\u3164', []],
])('a text with %s', (_, text, names) => {
  expect(namesFromText(text)).toEqual(names)
})

test('names as a text are the same names', () => {
  const name = fc.stringMatching(/^[A-Za-z]{1,8}(?:[ ,;"'-][A-Za-z]{1,8}){0,2}$/)
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      fc.pre(!names.some((each) => /^names?$|^guests?/i.test(each)))
      expect(namesFromText(textOfNames(names))).toEqual(names)
    }),
  )
})
