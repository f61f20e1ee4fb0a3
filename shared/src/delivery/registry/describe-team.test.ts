import { expect, it } from 'vitest'
import { describeChange } from './describe-team'
import { setCurrent, type TeamFile } from './team-file'

const release = (folder: string) => ({
  url: `${folder}1.0.0-0123456789/`,
  manifest: { id: 'party', version: '1.0.0', entry: 'remoteEntry.js' },
})
const empty: TeamFile = { withdrawn: [], releases: {}, history: [] }

it('a change names releases', () => {
  expect(describeChange(empty, setCurrent(empty, release('https://a.example/')))).toEqual([
    '  current: none → 1.0.0-0123456789',
    '  previews: none → 1.0.0-0123456789',
  ])
})

it('a release that moves to another host is a change, described by its URLs', () => {
  const team = setCurrent(empty, release('https://a.example/'))
  const moved = 'https://a.example/1.0.0-0123456789/ → https://b.example/1.0.0-0123456789/'
  expect(describeChange(team, setCurrent(team, release('https://b.example/')))).toEqual([
    `  current: ${moved}`,
    `  previews: ${moved}`,
  ])
})
