import { expect, test } from 'vitest'
import { attackTable } from './attack-reporter'

test('cases are summed by area and in total', () => {
  const table = attackTable([
    { area: 'URLs', cases: 60, survived: 59 },
    { area: 'forms', cases: 8, survived: 8 },
    { area: 'URLs', cases: 4, survived: 4 },
  ])
  expect(table.split('\n')).toEqual([
    'Attacks     cases  survived',
    'URLs           64        63',
    'forms           8         8',
    'total          72        71',
  ])
})
