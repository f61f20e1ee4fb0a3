// @vitest-environment jsdom
import {
  cafesRecord,
  checkinsRecord,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  isUserOnboardedRecord,
  memberSinceRecord,
  userDataRecord,
  userEmailRecord,
  userIdRecord,
  userNameRecord,
  userPassRecord,
  userPhoneRecord,
  visitsRecord,
} from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import { fakeStorage } from '@baithak/testing'
import { themeRecord } from '@baithak/ui/theme-record'
import { describe, expect, test } from 'vitest'
import { aboutRecord } from '../../remote-gig/src/artist/about'
import { gigAnswersRecord } from '../../remote-gig/src/model/answers'
import { artistRecord } from '../../remote-gig/src/model/artist'
import { appliedGigsRecord } from '../../remote-gig/src/model/gig'
import { partyDraftRecord } from '../../remote-party/src/model/party-draft'
import { myPartiesRecord } from '../../remote-party/src/model/party-enquiry'
import { userCouponsRecord } from '../../remote-work/src/model/coupons/coupon'
import { passHistoryRecord } from '../../remote-work/src/model/pass/past-pass'
import { referralsRecord } from '../../remote-work/src/model/referral'
import { sittingRecord } from '../../remote-work/src/model/sitting'
import { tasterPointsRecord } from '../../remote-work/src/model/taster-points'
import { tastingAnswerRecord } from '../../remote-work/src/model/tasting-answer'
import { storedKeys } from '../faults/stored-keys'

/** Storage reports errors in a microtask. */
const errorsReported = () => Promise.resolve()

/** Values of keys that no attack of the specs needs, as JSON or as a text. */
const otherValues = new Map<string, unknown>([
  [isUserOnboardedRecord.key, 'true'],
  [memberSinceRecord.key, '2026-11-20T10:00:00.000Z'],
  // Our own, which the specification does not name.
  [themeRecord.key, 'dark'],
  [partyDraftRecord.key, { ...partyDraftRecord.fallback, guests: 12 }],
])

const more = { addedByALaterBuild: { deep: [1, null, 'दो'] } }
/** The same value as a later build stores it, with a field more in each object. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, withMore(field)])
  return { ...Object.fromEntries(fields), ...more }
}

const definitions: RecordDefinition<unknown>[] = [
  cafesRecord,
  userPassRecord,
  passHistoryRecord,
  userCouponsRecord,
  userDataRecord,
  userNameRecord,
  userIdRecord,
  userPhoneRecord,
  userEmailRecord,
  referralsRecord,
  myPartiesRecord,
  hoppingBookingsRecord,
  hoppingRoutesRecord,
  checkinsRecord('b-1'),
  artistRecord,
  appliedGigsRecord,
  gigAnswersRecord,
  aboutRecord,
  isUserOnboardedRecord,
  memberSinceRecord,
  themeRecord,
  tasterPointsRecord,
  tastingAnswerRecord,
  sittingRecord,
  partyDraftRecord,
  visitsRecord,
]

/** What an earlier or later release has stored under a key. */
function storedText(key: string): string {
  const known = storedKeys.find((stored) => stored.key === key)?.value
  const value = withMore(known ?? otherValues.get(key))
  return typeof value === 'string' ? value : JSON.stringify(value)
}

describe('a record', () => {
  test.each(definitions)('$key is read, and written back to the letter', async (definition) => {
    const { key } = definition
    const text = storedText(key)
    const device = fakeStorage({ [key]: text })
    const { storage, errors } = device.openTab()
    const store = storage.record(definition)
    expect(store.key).toBe(key)
    const value = store.getState()
    expect(value).not.toEqual(store.getInitialState())
    expect(store.remove()).toEqual({ ok: true })
    expect(device.texts.size).toBe(0)
    expect(store.getState()).toEqual(store.getInitialState())
    expect(store.write(value)).toEqual({ ok: true })
    expect(Object.fromEntries(device.texts)).toEqual({ [key]: text })
    await errorsReported()
    expect(errors).toEqual([])
  })

  test('fields of a later build survive a change made by this one', () => {
    const device = fakeStorage({ userData: JSON.stringify({ name: 'Anya', ...more }) })
    device
      .openTab()
      .storage.record(userDataRecord)
      .write((member) => ({ ...member, email: 'anya@example.in' }))
    expect(device.texts.get('userData')).toBe(
      JSON.stringify({ name: 'Anya', ...more, email: 'anya@example.in' }),
    )
  })

  test('the onboarding flag is the bare word true, and a visitor without it is not onboarded', () => {
    const device = fakeStorage()
    const { storage } = device.openTab()
    expect(storage.record(isUserOnboardedRecord).getState()).toBe(false)
    storage.record(isUserOnboardedRecord).write(true)
    expect(device.texts.get('isUserOnboarded')).toBe('true')
    device.externalWrite('isUserOnboarded', 'yes')
    expect(storage.record(isUserOnboardedRecord).getState()).toBe(false)
    expect(device.quarantinedTexts('isUserOnboarded')).toEqual(['yes'])
  })
})
