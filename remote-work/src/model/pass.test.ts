import { expect, it } from 'vitest'
import { storedPass } from '../testing/stored'
import { currentPass, passPlans, passStatusOf } from './pass'

const pass = storedPass('gold_monthly')
const until = new Date(pass.expiryDate)

it('a pass is active up to the millisecond of its expiry, and has ended one later', () => {
  expect(passStatusOf(null, until)).toEqual({ state: 'none' })
  const known = { plan: passPlans.gold_monthly, since: new Date(pass.purchaseDate), until }
  expect(passStatusOf(pass, until)).toEqual({ state: 'active', ...known })
  expect(passStatusOf(pass, new Date(until.getTime() + 1))).toEqual({ state: 'ended', ...known })
})

const older = storedPass('silver_weekly', { purchaseDate: '2026-11-01T10:00:00.000Z' })
const past = (values: object) => ({ status: 'Expired', ...values })

it('without a stored pass the latest one of the history counts, known by its passId or id', () => {
  expect(currentPass(pass, [past(older)])).toBe(pass)
  expect(currentPass(null, [past(older), past(pass)])).toMatchObject(pass)
  const { passId, ...dates } = pass
  expect(currentPass(null, [past({ id: passId, ...dates })])).toMatchObject(pass)
  expect(currentPass(null, [past({ passId })])).toBeUndefined()
})
