// @vitest-environment jsdom

import {
  type CheckIn,
  checkInsRecord,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  userPassRecord,
} from '@baithak/domain'
import { hopQrText, passCodes } from '@baithak/domain/check-in'
import { fakeStorage } from '@baithak/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkIn, undoCheckIn } from './check-in'

const now = new Date('2026-11-23T09:30+05:30')
const aanya = { memberId: 'U-1', name: 'Aanya Rao', now }
const day = new Date('2026-12-20T00:00+05:30')
const codeOf = (kind: 'silver_monthly' | 'gold_monthly', memberId = 'U-1') =>
  passCodes({ ...aanya, memberId, kind, day }).qrText
const hop = { bookingId: 'HOP-B7F2', printedCode: 'HOP-B7F2-2311', day: now }
const hopCode = hopQrText({ ...aanya, ...hop, stopIds: ['dabara-house'] })

let device = fakeStorage()
beforeEach(() => {
  device = fakeStorage()
})
function openDesk(cafeId = 'dabara-house', at = now) {
  const { storage } = device.openTab(() => at)
  const cafe = { id: cafeId, name: cafeId }
  const desk = { cafe, isGold: () => true, member: { id: 'GUEST', name: '' } }
  // The screen reads these before anything is written.
  storage.record(userPassRecord).getState()
  storage.record(checkInsRecord).getState()
  return { storage, accept: (text: string) => checkIn(text, storage, desk, at) }
}
const millisecondLater = new Date(now.getTime() + 1)
const stored = (key: string) => JSON.parse(device.texts.get(key) ?? '[]')
const checkIns = (): CheckIn[] => stored('draft:visits')

test.each([
  ['a pass', codeOf('gold_monthly'), 'dabara-house', 'already'],
  ['a Silver pass at another Gold café', codeOf('silver_monthly'), 'khidki-coffee', 'goldUsed'],
  ['a Hopping Pass', hopCode, 'dabara-house', 'already'],
])('a second desk refuses %s before it receives the storage event', (_, code, cafeId, reason) => {
  const [one, other] = [openDesk(), openDesk(cafeId, millisecondLater)]
  expect(one.accept(code)).toMatchObject({ refusal: null })
  expect(other.accept(code)).toMatchObject({ refusal: { reason } })
  expect(checkIns()).toHaveLength(1)
  expect(stored('checkins_HOP-B7F2')).toEqual(code === hopCode ? ['dabara-house'] : [])
})

test('the printed code of a booking on this device counts as its Hopping Pass', () => {
  const { storage } = device.openTab(() => now)
  storage
    .record(hoppingBookingsRecord)
    .write([{ booking_id: 'HOP-B7F2', route_id: 'r1', qr_code: 'HOP-B7F2-2311' }])
  storage.record(hoppingRoutesRecord).write([
    {
      ...{ route_id: 'r1', route_name: 'Filter Coffee Trail', event_date: now.toISOString() },
      cafes_included: [{ id: 'dabara-house', name: 'Dabara House' }],
    } as never,
  ])
  const elsewhere = openDesk('khidki-coffee').accept(' hop-b7f2-2311 ')
  expect(elsewhere?.refusal?.reason).toBe('otherRoute')
  const { accept } = openDesk()
  expect(accept('hop-b7f2')?.refusal).toBeNull()
  expect(stored('checkins_HOP-B7F2')).toEqual(['dabara-house'])
  expect(accept('hop-b7f3')).toBeUndefined()
})

test.each([
  ['a pass', codeOf('gold_monthly')],
  ['a Hopping Pass', hopCode],
])('a check-in with %s can be undone, and brought back', (_, code) => {
  const { storage, accept } = openDesk()
  const saveSnapshot = vi.spyOn(storage, 'saveSnapshot')
  const first = accept(code)
  if (!first) throw new Error('not a code')
  const later = openDesk('dabara-house', millisecondLater).accept(codeOf('gold_monthly', 'U-2'))
  const stops = stored('checkins_HOP-B7F2')
  const restore = undoCheckIn(storage, first.checkIn)
  expect(checkIns()).toEqual([later?.checkIn])
  expect(stored('checkins_HOP-B7F2')).toEqual([])
  expect(undoCheckIn(storage, first.checkIn)).toBeUndefined()
  restore?.()
  expect(checkIns()).toEqual([later?.checkIn, first.checkIn])
  expect(stored('checkins_HOP-B7F2')).toEqual(stops)
  // Each of the three changes is saved to disk at once.
  expect(saveSnapshot).toHaveBeenCalledTimes(3)
})
