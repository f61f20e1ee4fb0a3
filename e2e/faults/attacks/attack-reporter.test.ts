import { expect, test, vi } from 'vitest'
import AttackReporter, { attackCount } from './attack-reporter'

test('cases are summed by area and in total', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const reporter = new AttackReporter()
  reporter.onEnd()
  expect(log).not.toHaveBeenCalled()
  const counts = [
    { area: 'URLs', cases: 60, survived: 59 },
    { area: 'forms', cases: 8, survived: 8 },
    { area: 'URLs', cases: 4, survived: 4 },
  ]
  for (const count of counts)
    reporter.onTestEnd({} as never, { annotations: [attackCount(count)] } as never)
  reporter.onEnd()
  expect(log.mock.lastCall?.[0].trim().split('\n')).toEqual([
    'Attacks     cases  survived',
    'URLs           64        63',
    'forms           8         8',
    'total          72        71',
  ])
})
