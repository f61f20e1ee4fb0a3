import { describe, expect, test } from 'vitest'
import { createCafe } from '../testing/create-cafe'
import type { AdminCafe } from './admin-cafe'
import { attentionFinder } from './attention'

const saturday = new Date(2026, 10, 21, 11)
const complete = { status: 'Active', images: ['a'], address: '1 Road', contact: '98' } as const
const reasonOf = (part: Partial<AdminCafe>, areOpen = true) =>
  attentionFinder(
    saturday,
    areOpen,
  )(createCafe({ ...complete, ...part, images: [...(part.images ?? ['a'])] }))

describe('what needs attention', () => {
  test('a complete, quiet café does not', () => {
    expect(reasonOf({ occupancy: 'low' })).toBeNull()
  })

  test('a café that waits for approval does first', () => {
    expect(reasonOf({ status: 'Pending', occupancy: 'high' })).toBe('pending')
  })

  test('a full café does while the cafés are open', () => {
    expect(reasonOf({ occupancy: 'high' })).toBe('full')
    expect(reasonOf({ occupancy: 'high' }, false)).toBeNull()
  })

  test('a café with 15 % fewer check-ins than the week before does', () => {
    const fallingBy = (percent: number) =>
      reasonOf({ checkIns: 900, weekCheckIns: 80, course: { week: -percent, month: 0 } })
    expect(fallingBy(16)).toBe('falling')
    expect(fallingBy(10)).toBeNull()
  })

  test('a café without images, address or contact does', () => {
    expect(reasonOf({ images: [] })).toBe('incomplete')
    expect(reasonOf({ address: '' })).toBe('incomplete')
    expect(reasonOf({ contact: '' })).toBe('incomplete')
  })
})
