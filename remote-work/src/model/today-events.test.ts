import { describe, expect, it } from 'vitest'
import { todayEvents } from './today-events'

const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute)
const ids = (now: Date) => todayEvents(now).map(({ id }) => id)

describe('today’s events', () => {
  it('are all listed in the morning', () => {
    expect(ids(at(6))).toEqual(['breakfast', 'latteArt', 'reading', 'openMic'])
  })

  it('are ongoing from the first minute and gone with the last', () => {
    expect(todayEvents(at(16, 0))[0]).toMatchObject({ id: 'latteArt', isOngoing: true })
    expect(todayEvents(at(15, 59))[0]).toMatchObject({ id: 'latteArt', isOngoing: false })
    expect(ids(at(16, 59))).toContain('latteArt')
    expect(ids(at(17, 0))).not.toContain('latteArt')
  })

  it('are none late at night', () => {
    expect(ids(at(23))).toEqual([])
  })
})
