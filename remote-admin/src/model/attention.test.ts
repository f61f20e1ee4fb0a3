import { describe, expect, test } from 'vitest'
import { createCafe } from '../testing/create-cafe'
import type { AdminCafe } from './admin-cafe'
import { attentionFinder } from './attention'

const saturday = new Date('2026-11-21T11:00+05:30')
const complete = { status: 'Active', images: ['a'], address: '1 Road', contact: '98' } as const
const reasonOf = (part: Partial<AdminCafe>) =>
  attentionFinder(saturday)(
    createCafe({ ...complete, ...part, images: [...(part.images ?? ['a'])] }),
  )

describe('Needs attention holds only what can be acted on', () => {
  test('a complete café does not need it', () => {
    expect(reasonOf({ occupancy: 'low' })).toBeNull()
  })

  test('neither does a full one, nor one that waits for approval', () => {
    expect(reasonOf({ occupancy: 'high' })).toBeNull()
    expect(reasonOf({ status: 'Pending', address: '' })).toBeNull()
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
