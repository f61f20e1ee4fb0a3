// @vitest-environment jsdom
import { type UserPass, userPassRecord } from '@baithak/domain'
import { fakeStorage, openStorage, rejectWrites } from '@baithak/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { fiftyRupeeCoupon } from '../coupons/coupon-texts'
import { passPlans } from './pass-plans'
import { createPass } from './pass-rules'
import { archivePass, pastPassesOf, purchasePass, restoreArchivedPass } from './pass-transactions'

const now = new Date('2026-11-21T10:00:00.000Z')
const openTab = (events = new EventTarget()) => openStorage({ events, now: () => now })
const silver = createPass(passPlans.silver_weekly, new Date('2026-11-01T10:00:00.000Z'))
const pastSilver = { ...passPlans.silver_weekly, ...silver, status: 'Expired' }
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

let storage = openTab()
beforeEach(() => {
  storage = openTab()
})

describe('purchasing a pass', () => {
  it('moves the replaced pass to the top of the history', () => {
    storage.record(userPassRecord).write(silver)
    purchasePass(passPlans.gold_monthly, storage, { now, sale: 'upgrade' })
    expect(stored('userPass')).toMatchObject({
      passId: 'gold_monthly',
      expiryDate: '2026-12-21T10:00:00.000Z',
    })
    expect(stored('passHistory')).toEqual([pastSilver])
  })

  it('in two tabs in the same moment is one purchase', () => {
    const device = fakeStorage()
    const buyAfter = (delayMs: number) => () => {
      const time = new Date(now.getTime() + delayMs)
      const tab = device.openTab(() => time)
      purchasePass(passPlans.gold_weekly, tab.storage, { now: time, sale: 'purchase' })
    }
    device.atOnce(buyAfter(0), buyAfter(40))
    buyAfter(900)()
    const keys = [...device.texts.keys()]
    expect(keys).toEqual(['userPass'])
    buyAfter(60_000)()
    expect(JSON.parse(device.texts.get('passHistory') ?? '')).toHaveLength(1)
  })

  it('brings a welcome coupon once, also when another tab has received it meanwhile', () => {
    const welcomeCoupon = fiftyRupeeCoupon('welcome', 'BAITHAKQ7XK2M', now)
    for (const plan of [passPlans.silver_weekly, passPlans.gold_weekly])
      purchasePass(plan, storage, { now, sale: 'purchase', welcomeCoupon })
    expect(stored('userCoupons')).toEqual([welcomeCoupon])
  })

  it('changes nothing when the pass cannot be written', () => {
    storage.record(userPassRecord).write(silver)
    rejectWrites('userPass')
    const purchased = purchasePass(passPlans.gold_weekly, storage, { now, sale: 'purchase' })
    expect(purchased).toEqual({ ok: false, reason: 'refused' })
    expect(stored('userPass')).toEqual(silver)
    expect(stored('passHistory')).toEqual([])
  })
})

describe('archiving an expired pass', () => {
  beforeEach(() => {
    storage.record(userPassRecord).write(silver)
  })

  it('moves it to the top of the history and removes the active pass', async () => {
    expect(await archivePass(silver, storage)).toBe(true)
    expect(stored('passHistory')).toEqual([pastSilver])
    expect(localStorage.getItem('userPass')).toBeNull()
  })

  it('reports success to only one of two concurrent tabs', async () => {
    const other = openTab()
    other.record(userPassRecord).getState()
    expect([await archivePass(silver, storage), await archivePass(silver, other)]).toEqual([
      true,
      false,
    ])
    expect(stored('passHistory')).toHaveLength(1)
  })
})

describe('a pass that was archived while the clock was ahead', () => {
  const before = new Date('2026-11-03T10:00:00.000Z')

  it('is current again, with every field it had', async () => {
    const later = { ...silver, addedLater: [1] }
    storage.record(userPassRecord).write(later)
    await archivePass(later, storage)
    await restoreArchivedPass(storage, before)
    expect(stored('userPass')).toEqual(later)
    // What shows the history leaves the current pass out.
    expect(pastPassesOf(stored('passHistory'), later)).toEqual([])
  })

  it('stays in the history when its time is over, or when another pass is current', async () => {
    storage.record(userPassRecord).write(silver)
    await archivePass(silver, storage)
    await restoreArchivedPass(storage, now)
    expect(stored('userPass')).toBeNull()
    const { pass } = purchasePass(passPlans.gold_weekly, storage, {
      now: before,
      sale: 'purchase',
    }) as {
      pass: UserPass
    }
    await restoreArchivedPass(storage, before)
    expect(stored('userPass')).toEqual(pass)
    expect(stored('passHistory')).toEqual([pastSilver])
  })
})
