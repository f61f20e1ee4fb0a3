import { describe, expect, it } from 'vitest'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { todayEvents } from './today-events'

const at = (hour: number, minute = 0) => new Date(2026, 10, 21, hour, minute)
const ids = (now: Date) => todayEvents(now).map(({ id }) => id)

describe('what is on today', () => {
  it('in the morning is the whole programme', () => {
    expect(ids(at(6))).toEqual(['breakfast', 'latteArt', 'reading', 'openMic'])
  })

  it('an event is on from its first minute, and gone with its last', () => {
    expect(todayEvents(at(16, 0))[0]).toMatchObject({ id: 'latteArt', isOn: true })
    expect(todayEvents(at(15, 59))[0]).toMatchObject({ id: 'latteArt', isOn: false })
    expect(ids(at(16, 59))).toContain('latteArt')
    expect(ids(at(17, 0))).not.toContain('latteArt')
  })

  it('late at night is nothing', () => {
    expect(ids(at(23))).toEqual([])
  })

  it('takes place in cafés that there are', () => {
    const known = sampleCafes.map(({ id }) => id)
    for (const { cafeId } of todayEvents(at(0))) expect(known).toContain(cafeId)
  })
})
