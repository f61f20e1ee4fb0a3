import type { PassId } from '@baithak/domain'
import { addDays, addMonths, differenceInCalendarDays, partsOf } from '@baithak/domain/indian-time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { passPlans, plansOnSale } from './pass-plans'
import type { PastPass } from './pass-rules'
import { addToHistory, createPass, passStatusOf } from './pass-rules'

const { silver_weekly, silver_monthly, gold_monthly } = passPlans
const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12)

const someTime = fc.date({
  min: new Date('2020-01-01T00:00+05:30'),
  max: new Date('2060-01-01T00:00+05:30'),
  noInvalidDate: true,
})

it.each<[PassId, string, string, number]>([
  ['silver_weekly', 'Silver', 'Weekly', 1750],
  ['silver_monthly', 'Silver', 'Monthly', 4999],
  ['gold_weekly', 'Gold', 'Weekly', 3150],
  ['gold_monthly', 'Gold', 'Monthly', 7999],
])('%s is a %s %s pass for %d rupees', (id, type, duration, price) => {
  expect(passPlans[id]).toMatchObject({ id, type, duration, price, status: 'Active' })
})

it('only plans whose status is Active are on sale', () => {
  const withdrawn = { ...gold_monthly, status: 'Withdrawn' }
  expect(plansOnSale([silver_weekly, withdrawn])).toEqual([silver_weekly])
  expect(plansOnSale()).toHaveLength(4)
})

const expiryOf = (...sale: Parameters<typeof createPass>) =>
  new Date(createPass(...sale).expiryDate)

it('a Weekly pass is valid for 7 days, purchased or upgraded', () => {
  expect(expiryOf(silver_weekly, noon(2026, 11, 28))).toEqual(noon(2026, 12, 5))
  expect(expiryOf(silver_weekly, noon(2026, 11, 28), 'upgrade')).toEqual(noon(2026, 12, 5))
})

it('a Monthly pass from an upgrade is valid for 30 days', () => {
  expect(expiryOf(gold_monthly, noon(2027, 1, 31), 'upgrade')).toEqual(noon(2027, 3, 2))
  expect(expiryOf(gold_monthly, noon(2026, 11, 21), 'upgrade')).toEqual(noon(2026, 12, 21))
})

it('a purchased month ends on the same day of the next month, or on its last day', () => {
  fc.assert(
    fc.property(someTime, (from) => {
      const until = expiryOf(gold_monthly, from)
      const months =
        (until.getFullYear() - from.getFullYear()) * 12 + until.getMonth() - from.getMonth()
      expect(months).toBe(1)
      const first = addDays(until, 1 - partsOf(until).day)
      const days = differenceInCalendarDays(addMonths(first, 1), first)
      expect(partsOf(until).day).toBe(Math.min(partsOf(from).day, days))
      expect(differenceInCalendarDays(until, from)).toBeGreaterThanOrEqual(28)
    }),
  )
})

it('a pass is active up to the millisecond of its expiry, and expired one later', () => {
  expect(passStatusOf(null, new Date())).toEqual({ state: 'none' })
  const pass = createPass(gold_monthly, new Date('2026-11-20T10:00:00.000Z'))
  const until = new Date('2026-12-20T10:00:00.000Z')
  const active = { state: 'active', plan: gold_monthly, since: new Date(pass.purchaseDate), until }
  expect(passStatusOf(pass, until)).toEqual(active)
  expect(passStatusOf(pass, new Date(until.getTime() + 1))).toEqual({ state: 'expired', pass })
})

it('an expired pass goes to the top with its plan, its dates and the status Expired', () => {
  const older: PastPass = {
    ...silver_weekly,
    ...createPass(silver_weekly, noon(2026, 9, 10)),
    status: 'Expired',
  }
  const pass = createPass(silver_monthly, noon(2026, 9, 21))
  expect(addToHistory(pass, [older])).toEqual([
    { ...silver_monthly, ...pass, status: 'Expired' },
    older,
  ])
})
