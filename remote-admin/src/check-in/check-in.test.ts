// @vitest-environment jsdom

import { userPassRecord, type Visit, visitsRecord } from '@baithak/domain'
import { hopQrText, passCodes } from '@baithak/domain/check-in'
import { fakeStorage } from '@baithak/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkIn } from './check-in'

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
  storage.record(visitsRecord).getState()
  return (text: string) => checkIn(text, storage, desk, at)
}
const millisecondLater = new Date(now.getTime() + 1)
const stored = (key: string) => JSON.parse(device.texts.get(key) ?? '[]')
const visits = (): Visit[] => stored('draft:visits')

describe('two desks', () => {
  test('one after the other: the second is told of the first, before its storage event', () => {
    const [one, other] = [openDesk(), openDesk('dabara-house', millisecondLater)]
    expect(one(codeOf('gold_monthly'))).toMatchObject({ refusal: null, isStored: true })
    expect(other(codeOf('gold_monthly'))).toMatchObject({ refusal: { reason: 'already' } })
    expect(visits()).toHaveLength(1)
  })

  test.each([
    ['pass', codeOf('gold_monthly')],
    ['Hopping Pass', hopCode],
  ])('in the same moment count a %s once', (_, code) => {
    const [one, other] = [openDesk(), openDesk('dabara-house', millisecondLater)]
    device.atOnce(
      () => void one(code),
      () => void other(code),
    )
    expect(visits()).toHaveLength(1)
  })

  test('in the same moment open one Gold café to a Silver pass', () => {
    const [one, other] = [openDesk(), openDesk('khidki-coffee', millisecondLater)]
    device.atOnce(
      () => void one(codeOf('silver_monthly')),
      () => void other(codeOf('silver_monthly')),
    )
    expect(visits()).toHaveLength(1)
  })
})
