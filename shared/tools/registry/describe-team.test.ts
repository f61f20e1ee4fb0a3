import { expect, it } from 'vitest'
import { stubManifest } from '../testing/stub-apps'
import { describeChange, describeHistory, describeStatus } from './describe-team'
import { setCurrent, type TeamFile } from './team-file'

const release = (folder: string) => ({
  url: `${folder}1.0.0-0123456789/`,
  manifest: stubManifest('party'),
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

it('the status has the time since when a release is current, and the commit that it was released with', () => {
  const { url } = release('https://a.example/')
  const history = [
    { time: '1', command: 'set', url, commit: 'ab12', author: 'Asha' },
    { time: '2', command: 'set', url: 'https://a.example/2/' },
    { time: '3', command: 'rollback', url },
    { time: '4', command: 'prune', url },
  ]
  const team = { ...setCurrent(empty, release('https://a.example/')), history }
  expect(describeStatus('party', team)[1]).toBe(
    '  current    1.0.0-0123456789  since 3  commit ab12  by Asha',
  )
})

it('the history has a line for each change, with what was said about it', () => {
  const sentences = { en: 'Closed.', hi: 'बंद।' }
  const history = [
    { time: '1', command: 'set --percent', percent: 5, url: '/1/', commit: 'ab12', author: 'Asha' },
    { time: '2', command: 'disable', sentences, note: 'holiday' },
  ]
  expect(describeHistory('party', history)).toEqual([
    '1  party  set --percent  5 %  /1/  ab12  Asha',
    '2  party  disable  Closed. / बंद।  holiday',
  ])
})
