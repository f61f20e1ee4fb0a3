import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesFromText, textOfNames } from './guest-names'

test.each([
  ['commas and semicolons', ' Riya  Sen, Kabir;; ज़ोया , ', ['Riya Sen', 'Kabir', 'ज़ोया']],
  ['several names a line', 'Riya, Kabir\r\n\nZoya', ['Riya', 'Kabir', 'Zoya']],
  ['quoted names', '"Rao, Asha","Irani, Meher"', ['Rao, Asha', 'Irani, Meher']],
  ['a quote in quotes', '"Asha ""Ash"" Rao"', ['Asha "Ash" Rao']],
  ['quotes within a name', 'Asha "Ash" Rao', ['Asha "Ash" Rao']],
  ['a name column among others', 'Table,Name,Phone\nFront,Asha,98450', ['Asha']],
  ['a name column of a sheet', 'Name\tPhone\nAsha\t98450', ['Asha']],
  ['first and last names', 'First Name,Last Name\nAsha,Rao\nKabir,', ['Asha Rao', 'Kabir']],
  ['a name column in Hindi', 'मेज़,नाम,उपनाम\n1,मीरा,अय्यर', ['मीरा अय्यर']],
  ['one line that reads as a header', 'Guest', ['Guest']],
  ['a numbered list', '1. Asha\n2) Kabir\n४. मीरा', ['Asha', 'Kabir', 'मीरा']],
  ['a list with bullets', '- Asha\n• Kabir\n* Jean-Luc', ['Asha', 'Kabir', 'Jean-Luc']],
  ['only numbers', '98450 12345\n98450 54321', []],
  ['nothing visible', ' , \u200b,\u3164', []],
])('a text with %s', (_, text, names) => {
  expect(namesFromText(text)).toEqual(names)
})

test.each(['-', ' ', '"', '1', '1. ', 'a@', ',', '\t'])(
  'twenty thousand times %j are read in one pass',
  (unit) => {
    const start = performance.now()
    namesFromText(unit.repeat(20_000))
    // Reading it in quadratic time would take many seconds.
    expect(performance.now() - start).toBeLessThan(1500)
  },
)

test('names as a text are the same names', () => {
  const name = fc.stringMatching(/^[A-Za-z]{1,8}(?:[ ,;"'-][A-Za-z]{1,8}){0,2}$/)
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      expect(namesFromText(textOfNames(names))).toEqual(names)
    }),
  )
})
