import type { Visit } from '@baithak/domain'
import { addDays, addHours } from '@baithak/domain/indian-time'
import { expect, test } from 'vitest'
import { createCafe } from '../testing/create-cafe'
import { countVisits } from './count-visits'

const now = new Date('2026-11-23T12:00+05:30')
const visitAt = (at: Date, cafeId = 'khidki'): Visit => ({
  id: at.toISOString(),
  memberId: 'U-1',
  name: 'Aanya Rao',
  passId: 'gold_monthly',
  cafeId,
  cafe: 'Khidki Coffee',
  at: at.toISOString(),
})

test('visits are added to their café: live for three hours, in the week for seven days', () => {
  const cafes = [
    createCafe({ id: 'khidki', checkIns: 100, weekCheckIns: 10, liveCheckIns: 1 }),
    createCafe({ id: 'tulsi', checkIns: 5 }),
  ]
  const visits = [
    visitAt(addHours(now, -1)),
    visitAt(addHours(now, -4)),
    visitAt(addDays(now, -8)),
    visitAt(now, 'elsewhere'),
  ]
  expect(countVisits(cafes, visits, now)).toEqual([
    {
      ...cafes[0],
      checkIns: 103,
      weekCheckIns: 12,
      liveCheckIns: 2,
      visits: visits.slice(0, 3).map(({ at }) => Date.parse(at)),
    },
    cafes[1],
  ])
})
