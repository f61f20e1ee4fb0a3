import { inEachZone } from '@baithak/testing/in-each-zone'
import { expect, it } from 'vitest'
import { instantAt } from '../indian-time'
import { areCafesOpen } from './opening-hours'

inEachZone(() => {
  it.each([
    ['06:59', false],
    ['07:00', true],
    ['21:59', true],
    ['22:00', false],
    ['01:00', false],
  ])('at %s cafés are open: %s', (time, open) => {
    expect(areCafesOpen(instantAt('2026-11-21', time))).toBe(open)
  })
})
