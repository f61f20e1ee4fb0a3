// @vitest-environment jsdom
import { userPassRecord } from '@baithak/domain'
import {
  fakeStorage,
  openStorage,
  rejectWrites,
  readLocalStorage as stored,
} from '@baithak/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { fiftyRupeeCoupon } from './coupon-texts'
import { passPlans } from './pass-plans'
import { createPass, type PastPass } from './pass-rules'
import { archivePass, pastPassesOf, purchasePass, restoreArchivedPass } from './pass-transactions'

const now = new Date('2026-11-21T10:00:00.000Z')
const openTab = (events = new EventTarget()) => openStorage({ events, now: () => now })
const silver = createPass(passPlans.silver_weekly, new Date('2026-11-01T10:00:00.000Z'))
const pastSilver = { ...passPlans.silver_weekly, ...silver, status: 'Expired' }

let storage = openTab()
beforeEach(() => {
  storage = openTab()
})

describe('purchasing a pass', () => {
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
    expect(purchased).toMatchObject({ ok: false, reason: 'refused' })
    expect(stored('userPass')).toEqual(silver)
    expect(stored('passHistory')).toEqual([])
  })
})

it('one of two tabs archives an expired pass, and reports that it did', async () => {
  storage.record(userPassRecord).write(silver)
  const other = openTab()
  other.record(userPassRecord).getState()
  const archived = [await archivePass(silver, storage), await archivePass(silver, other)]
  expect(archived).toEqual([true, false])
  expect(stored('passHistory')).toEqual([pastSilver])
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
    expect(pastPassesOf(stored('passHistory') as PastPass[], later)).toEqual([])
  })

  it('stays in the history when its time is over, or when another pass is current', async () => {
    storage.record(userPassRecord).write(silver)
    await archivePass(silver, storage)
    await restoreArchivedPass(storage, now)
    expect(stored('userPass')).toBeNull()
    purchasePass(passPlans.gold_weekly, storage, { now: before, sale: 'purchase' })
    await restoreArchivedPass(storage, before)
    expect(stored('userPass')).toMatchObject({ passId: 'gold_weekly' })
    expect(stored('passHistory')).toEqual([pastSilver])
  })
})
