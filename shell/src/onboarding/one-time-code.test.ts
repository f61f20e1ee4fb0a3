import { expect, it } from 'vitest'
import { extractCode } from './one-time-code'

it.each([
  ['abc12!', 'abc12!'],
  ['417-28', '417-28'],
  ['', ''],
  ['Your demo code is 417285.', '417285'],
  ['Yourdemocodeis417285.', '417285'],
  ['417 285', '417285'],
  ['Code: 417–285', '417285'],
  ['कोड ४१७२८५ है', '417285'],
  ['417285 is the code for order 98765432', '417285'],
  ['Order 1234 417-285', '417285'],
  ['12-12-2026: 417-285', '417285'],
  ['98765 43210 sends 417 285 at 10:30', '417285'],
  ['Order 98765432, code 4172', '4172'],
  ['welcome', 'welcome'],
])('the code in %j is %j', (text, code) => expect(extractCode(text)).toBe(code))
