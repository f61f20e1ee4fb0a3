import { createStorage, type UserPass } from '@baithak/shared/storage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { passPlans } from './pass-plans'
import { newPass } from './pass-rules'
import { archivePass, purchasePass } from './pass-transactions'

const now = new Date('2026-11-21T10:00:00.000Z')
const openTab = () =>
  createStorage({
    area: () => window.localStorage,
    events: new EventTarget(),
    onTrouble: () => {},
    now: () => now,
  })
const silver = newPass(passPlans.silver_weekly, new Date('2026-11-01T10:00:00.000Z'))
const kept = { ...passPlans.silver_weekly, ...silver, status: 'Expired' }
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

function refuse(key: string) {
  const setItem = Storage.prototype.setItem
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    name,
    value,
  ) {
    if (name === key) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, value)
  })
}

let storage = openTab()
beforeEach(() => {
  storage = openTab()
})

describe('taking a pass', () => {
  it('stores the pass with its purchase and expiry dates', () => {
    const taken = purchasePass(passPlans.gold_weekly, storage, { now, sale: 'purchase' })
    const pass: UserPass = {
      passId: 'gold_weekly',
      purchaseDate: '2026-11-21T10:00:00.000Z',
      expiryDate: '2026-11-28T10:00:00.000Z',
    }
    expect(taken).toEqual({ ok: true, pass })
    expect(stored('userPass')).toEqual(pass)
    expect(stored('passHistory')).toBeNull()
  })

  it('puts the pass that it replaces at the top of the history', () => {
    storage.userPass.write(silver)
    purchasePass(passPlans.gold_monthly, storage, { now, sale: 'upgrade' })
    expect(stored('userPass')).toMatchObject({
      passId: 'gold_monthly',
      expiryDate: '2026-12-21T10:00:00.000Z',
    })
    expect(stored('passHistory')).toEqual([kept])
  })

  it('replaces what another tab has bought in between, and loses neither', () => {
    storage.userPass.getState()
    openTab().userPass.write(silver)
    purchasePass(passPlans.gold_weekly, storage, { now, sale: 'purchase' })
    expect(stored('passHistory')).toEqual([kept])
  })

  it('is made sure of when another tab, which had not seen it, buys another pass', () => {
    const events = new EventTarget()
    const here = createStorage({
      area: () => localStorage,
      events,
      onTrouble: () => {},
      now: () => now,
    })
    purchasePass(passPlans.gold_weekly, here, { now, sale: 'purchase' })
    localStorage.setItem('userPass', JSON.stringify(silver))
    events.dispatchEvent(new StorageEvent('storage', { key: 'userPass' }))
    expect(stored('userPass')).toMatchObject({ passId: 'gold_weekly' })
    expect(stored('passHistory')).toEqual([kept])
  })

  it('changes nothing when the device refuses the pass', () => {
    storage.userPass.write(silver)
    refuse('userPass')
    const taken = purchasePass(passPlans.gold_weekly, storage, { now, sale: 'purchase' })
    expect(taken).toEqual({ ok: false, reason: 'refused' })
    expect(stored('userPass')).toEqual(silver)
    expect(stored('passHistory')).toEqual([])
  })

  it('changes nothing when the device refuses the history', () => {
    storage.userPass.write(silver)
    refuse('passHistory')
    const taken = purchasePass(passPlans.gold_weekly, storage, { now, sale: 'purchase' })
    expect(taken).toEqual({ ok: false, reason: 'refused' })
    expect(stored('userPass')).toEqual(silver)
  })
})

describe('archiving an expired pass', () => {
  beforeEach(() => {
    storage.userPass.write(silver)
  })

  it('moves it to the top of the history and removes the active pass', () => {
    expect(archivePass(silver, storage)).toBe(true)
    expect(stored('passHistory')).toEqual([kept])
    expect(localStorage.getItem('userPass')).toBeNull()
  })

  it('tells only the first of two tabs that do it at once', () => {
    const other = openTab()
    other.userPass.getState()
    expect([archivePass(silver, storage), archivePass(silver, other)]).toEqual([true, false])
    expect(stored('passHistory')).toHaveLength(1)
  })

  it('leaves a pass alone that another tab has bought meanwhile', () => {
    const fresh = newPass(passPlans.gold_weekly, now)
    openTab().userPass.write(fresh)
    archivePass(silver, storage)
    expect(stored('userPass')).toEqual(fresh)
    expect(stored('passHistory')).toEqual([kept])
  })

  it('keeps the pass when the history cannot be written', () => {
    refuse('passHistory')
    expect(archivePass(silver, storage)).toBe(false)
    expect(stored('userPass')).toEqual(silver)
  })
})
