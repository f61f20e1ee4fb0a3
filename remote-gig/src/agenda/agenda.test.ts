// @vitest-environment jsdom

import { agendaOf } from '@baithak/contract'
import { isUserOnboardedRecord } from '@baithak/domain'
import { openStorage } from '@baithak/testing'
import { expect, onTestFinished, test } from 'vitest'
import { gigAnswersRecord } from '../model/answers'
import { appliedGigsRecord, type Gig } from '../model/gig'
import { openSampleGigs } from '../model/sample-gigs'
import { createGig } from '../testing/create-gig'
import { setFixedDate } from '../testing/render-gig'
import { gigItem, publish } from './agenda'

setFixedDate()

const itemOf = (changes: Partial<Gig>) => gigItem(createGig(changes), [])[0]

test('a gig is ahead at its time in India', () => {
  expect(itemOf({ id: 7, title: 'Ghazal', date: '2026-12-01', time: '7:00 PM' })).toEqual({
    id: 'gig-7',
    title: { en: 'Ghazal', hi: 'Ghazal' },
    place: { en: 'Dabara House', hi: 'Dabara House' },
    start: new Date('2026-12-01T19:00:00+05:30').toISOString(),
    end: new Date('2026-12-01T21:00:00+05:30').toISOString(),
    link: '/gig/detail/7',
  })
})

test('a gig without a valid time is one of the whole day', () => {
  expect(itemOf({ date: '2026-12-01', time: 'evening' })).toMatchObject({
    start: '2026-12-01',
    end: new Date('2026-12-02T00:00:00+05:30').toISOString(),
  })
})

test('a sample has the names of both languages, whichever is stored', () => {
  const id = 'ghazal-baithak-2026-12-05'
  const item = itemOf({ id, title: 'ग़ज़ल बैठक', cafe: 'Dabara House' })
  expect(item).toMatchObject({
    title: { en: 'Ghazal Baithak', hi: 'ग़ज़ल बैठक' },
    place: { en: 'Dabara House', hi: 'दबारा हाउस' },
  })
})

test('the café of a sample has the name that a partner has given it', () => {
  const gig = createGig({ id: 'ghazal-baithak-2026-12-05', cafe: 'Dabara House' })
  const [item] = gigItem(gig, [{ id: 'dabara-house', name: 'Chai Palace' }])
  expect(item?.place).toEqual({ en: 'Chai Palace', hi: 'Chai Palace' })
})

test.each(['', 'soon', '2026-02-31x', 'till Diwali 2026'])('a gig on %j is none', (date) => {
  expect(itemOf({ date })).toBeUndefined()
})

test('confirmed gigs are published', () => {
  const storage = openStorage()
  storage.record(isUserOnboardedRecord).write(true)
  const agenda = storage.record(agendaOf('gig'))
  onTestFinished(publish(storage))
  expect(agenda.getState()).toEqual([])
  const confirm = (...Confirmed: Gig[]) =>
    storage.record(appliedGigsRecord).write((gigs) => ({ ...gigs, Confirmed }))
  confirm(createGig({ id: 7 }))
  expect(agenda.getState().map(({ id }) => id)).toEqual(['gig-7'])
  confirm()
  expect(agenda.getState()).toEqual([])
})

test('An answer: a yes publishes the gig, a no and an undone yes do not', () => {
  const storage = openStorage()
  const answers = storage.record(gigAnswersRecord)
  storage.record(isUserOnboardedRecord).write(true)
  const Applied = [createGig({ id: 7 })]
  storage.record(appliedGigsRecord).write((gigs) => ({ ...gigs, Applied }))
  onTestFinished(publish(storage))
  const published = () =>
    storage
      .record(agendaOf('gig'))
      .getState()
      .map(({ id }) => id)
  expect(published()).toEqual([])
  answers.write([{ id: '7', answer: 'yes' }])
  expect(published()).toEqual(['gig-7'])
  answers.write([{ id: '7', answer: 'no' }])
  expect(published()).toEqual([])
})

test('each open sample gig, which may be confirmed, has the titles of both languages', () => {
  for (const { id } of openSampleGigs) {
    const title = itemOf({ id: `${id}-2026-12-03`, title: 'Stored' })?.title
    expect(title?.en).not.toBe('Stored')
    expect(title?.hi).not.toBe(title?.en)
  }
})
