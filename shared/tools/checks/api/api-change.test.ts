import { expect, it } from 'vitest'
import { allowsChange, apiChange } from './api-change'

const report = ['interface Host {', '  back(): void;', '}', 'function useHost(): Host;'].join('\n')

it.each([
  ['nothing', report, 'none'],
  ['a new function', `${report}\nfunction useTea(): Tea;`, 'addition'],
  ['a new member', report.replace('}', '  push(): void;\n}'), 'addition'],
  ['a changed member', report.replace('back()', 'back(to: string)'), 'breaking'],
  ['a removed function', report.replace('\nfunction useHost(): Host;', ''), 'breaking'],
  ['another order', report.split('\n').toReversed().join('\n'), 'breaking'],
])('%s', (_, after, change) => expect(apiChange(report, after)).toBe(change))

it.each([
  ['none', '2.0.0', '2.0.0', true],
  ['none', '2.0.0', '2.0.1', true],
  ['addition', '2.0.0', '2.0.1', false],
  ['addition', '2.0.0', '2.1.0', true],
  ['addition', '2.0.0', '3.0.0', true],
  ['breaking', '2.0.0', '2.1.0', false],
  ['breaking', '2.0.0', '3.0.0', true],
  ['breaking', '2.0.0', '1.9.0', false],
  // The contract has a single number, to which an addition needs no step.
  ['breaking', '1', '1', false],
  ['breaking', '1', '2', true],
] as const)('a change of kind "%s" since %s: %s is enough: %s', (change, before, now, expected) =>
  expect(allowsChange(change, [before, now])).toBe(expected),
)
