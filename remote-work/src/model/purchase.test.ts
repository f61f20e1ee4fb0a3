// @vitest-environment jsdom
import { userPassRecord } from '@baithak/domain'
import { addDays, addMonths, differenceInCalendarDays, partsOf } from '@baithak/domain/indian-time'
import { fakeStorage, openStorage, readLocalStorage as stored } from '@baithak/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passPlans } from './pass'
import { archivePass, createPass, purchasePass } from './purchase'

const { silver_weekly, gold_weekly, gold_monthly } = passPlans
const noon = (day: string) => new Date(`${day}T12:00+05:30`)
const expiryOf = (...sale: Parameters<typeof createPass>) =>
  new Date(createPass(...sale).expiryDate)

test.each([
  ['a purchased week', silver_weekly, '2026-11-28', 'purchase', '2026-12-05'],
  ['an upgraded week', silver_weekly, '2026-11-28', 'upgrade', '2026-12-05'],
  ['an upgraded month after a 31st', gold_monthly, '2027-01-31', 'upgrade', '2027-03-02'],
  ['an upgraded month', gold_monthly, '2026-11-21', 'upgrade', '2026-12-21'],
] as const)('%s ends after 7 or 30 days', (_, plan, from, sale, until) => {
  expect(expiryOf(plan, noon(from), sale)).toEqual(noon(until))
})

test('a purchased month ends on the same day of the next month, or on its last day', () => {
  const someTime = fc.date({
    min: noon('2020-01-01'),
    max: noon('2060-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(someTime, (from) => {
      const until = expiryOf(gold_monthly, from)
      const [start, end] = [partsOf(from), partsOf(until)]
      expect((end.year - start.year) * 12 + end.month - start.month).toBe(1)
      const first = addDays(until, 1 - end.day)
      const days = differenceInCalendarDays(addMonths(first, 1), first)
      expect(end.day).toBe(Math.min(start.day, days))
    }),
  )
})

const now = new Date('2026-11-21T10:00:00.000Z')

test('a purchase in two tabs in the same moment is one purchase', () => {
  const device = fakeStorage()
  const buyAfter = (delayMs: number) => () => {
    const time = new Date(now.getTime() + delayMs)
    const tab = device.openTab(() => time)
    purchasePass(gold_weekly, tab.storage, { now: time, sale: 'purchase' })
  }
  device.atOnce(buyAfter(0), buyAfter(40))
  buyAfter(900)()
  expect([...device.texts.keys()]).toEqual(['userPass'])
  buyAfter(60_000)()
  expect(JSON.parse(device.texts.get('passHistory') ?? '')).toHaveLength(1)
})

test('one of two tabs archives an expired pass, and reports that it did', async () => {
  const silver = createPass(silver_weekly, new Date('2026-11-01T10:00:00.000Z'))
  const [one, other] = [openStorage({ now: () => now }), openStorage({ now: () => now })]
  one.record(userPassRecord).write(silver)
  other.record(userPassRecord).getState()
  expect([await archivePass(silver, one), await archivePass(silver, other)]).toEqual([true, false])
  expect(stored('passHistory')).toEqual([{ ...silver_weekly, ...silver, status: 'Expired' }])
})
