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
function openDesk(cafeId = 'dabara-house', at = now, memberId = 'GUEST') {
  const { storage } = device.openTab(() => at)
  const desk = {
    cafe: { id: cafeId, name: cafeId },
    isGold: () => true,
    member: { id: memberId, name: '' },
  }
  // Read before anything is written, as by the screen.
  storage.record(userPassRecord).getState()
  storage.record(checkInsRecord).getState()
  return (text: string) => checkIn(text, storage, desk, at)
}
const millisecondLater = new Date(now.getTime() + 1)
const cafe = { id: 'dabara-house', name: 'Dabara House' }
const stored = (key: string) => JSON.parse(device.texts.get(key) ?? '[]')
const checkIns = (): CheckIn[] => stored('draft:visits')

test.each([
  ['a pass', codeOf('gold_monthly'), 'dabara-house', 'already'],
  ['a Silver pass at another Gold café', codeOf('silver_monthly'), 'khidki-coffee', 'goldUsed'],
  ['a Hopping Pass', hopCode, 'dabara-house', 'already'],
])('a second desk is told of %s, before its storage event', (_, code, cafeId, reason) => {
  const [one, other] = [openDesk(), openDesk(cafeId, millisecondLater)]
  expect(one(code)).toMatchObject({ refusal: null })
  expect(other(code)).toMatchObject({ refusal: { reason } })
  expect(checkIns()).toHaveLength(1)
  expect(stored('checkins_HOP-B7F2')).toEqual(code === hopCode ? ['dabara-house'] : [])
})

test('the printed code of a booking on this device is its Hopping Pass, of a stop on its route', () => {
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
  expect(openDesk('khidki-coffee')(' hop-b7f2-2311 ')?.refusal?.reason).toBe('otherRoute')
  expect(openDesk()('hop-b7f2')?.refusal).toBeNull()
  expect(stored('checkins_HOP-B7F2')).toEqual(['dabara-house'])
  expect(openDesk()('hop-b7f3')).toBeUndefined()
})

test.each([
  ['a pass', codeOf('gold_monthly')],
  ['a Hopping Pass', hopCode],
])('a check-in with %s can be undone, and brought back', (_, code) => {
  const { storage } = device.openTab(() => now)
  const desk = { cafe, isGold: () => true, member: { id: 'GUEST', name: '' } }
  const first = checkIn(code, storage, desk, now)
  if (!first) throw new Error('not a code')
  const later = checkIn(codeOf('gold_monthly', 'U-2'), storage, desk, millisecondLater)
  const stops = stored('checkins_HOP-B7F2')
  const restore = undoCheckIn(storage, first.checkIn)
  expect(checkIns()).toEqual([later?.checkIn])
  expect(stored('checkins_HOP-B7F2')).toEqual([])
  expect(undoCheckIn(storage, first.checkIn)).toBeUndefined()
  restore?.()
  expect(checkIns()).toEqual([later?.checkIn, first.checkIn])
  expect(stored('checkins_HOP-B7F2')).toEqual(stops)
})

test('a check-in and its undo are saved to the disk', () => {
  const { storage } = device.openTab(() => now)
  const saveSnapshot = vi.spyOn(storage, 'saveSnapshot')
  const desk = { cafe, isGold: () => true, member: { id: 'GUEST', name: '' } }
  const result = checkIn(codeOf('gold_monthly'), storage, desk, now)
  expect(saveSnapshot).toHaveBeenCalledTimes(1)
  if (result) undoCheckIn(storage, result.checkIn)
  expect(saveSnapshot).toHaveBeenCalledTimes(2)
})
