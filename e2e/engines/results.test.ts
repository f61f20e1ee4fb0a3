import { sum } from '@baithak/tools/checks/test-summary'
import { expect, it } from 'vitest'
import { table } from './results'

const firefox = { name: 'Firefox' }
const webkit = { name: 'WebKit' }
const route = (name: string) => ({ group: 'work', name })
const journey = { group: 'journeys', name: 'signs out' }

it('the table has a column for each engine, and a row for each app’s routes and each journey', () => {
  const { text, counts } = table([
    { engine: firefox, test: route('home') },
    { engine: firefox, test: route('wallet'), failure: 'no heading' },
    { engine: firefox, test: journey },
    { engine: webkit, test: route('home'), skipped: true },
    { engine: webkit, test: route('wallet'), skipped: true },
    { engine: webkit, test: journey, skipped: true },
  ])
  expect(text.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    [''],
    ['Firefox', 'WebKit'],
    ['routes: work', '1 of 2', 'skipped'],
    ['signs out', '1 of 1', 'skipped'],
    [''],
  ])
  expect(sum(counts)).toMatchObject({ passed: 2, failed: 1, skipped: 3 })
})
