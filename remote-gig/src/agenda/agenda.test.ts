// @vitest-environment jsdom

import { agendaOf } from '@baithak/contract'
import { isUserOnboardedRecord } from '@baithak/domain'
import { openStorage } from '@baithak/testing'
import { expect, onTestFinished, test } from 'vitest'
import { appliedGigsRecord, type Gig, gigAnswersRecord } from '../model/gig'
import { createGig } from '../testing/create-gig'
import { setFixedDate } from '../testing/render-gig'
import { gigItem, publish } from './agenda'

setFixedDate()

const item = (changes: Partial<Gig>, cafes: Parameters<typeof gigItem>[1] = []) =>
  gigItem(createGig(changes), cafes)[0]
const day = { date: '2026-12-01', time: 'evening' }
const sample = { id: 'ghazal-baithak-2026-12-05', title: 'ग़ज़ल बैठक' }

test('a gig is in the agenda at its time in India, or on its whole day', () => {
  expect(item({ id: 7, title: 'Ghazal', date: '2026-12-01', time: '7:00 PM' })).toEqual({
    id: 'gig-7',
    title: { en: 'Ghazal', hi: 'Ghazal' },
    place: { en: 'Dabara House', hi: 'Dabara House' },
    start: new Date('2026-12-01T19:00:00+05:30').toISOString(),
    end: new Date('2026-12-01T21:00:00+05:30').toISOString(),
    link: '/gig/detail/7',
  })
  const end = new Date('2026-12-02T00:00:00+05:30').toISOString()
  expect(item(day)).toMatchObject({ start: '2026-12-01', end })
  for (const date of ['', 'soon', '2026-02-31x']) expect(item({ date })).toBeUndefined()
})

test('a sample gig has the names of both languages, unless a partner has renamed its café', () => {
  expect(item(sample)).toMatchObject({
    title: { en: 'Ghazal Baithak', hi: 'ग़ज़ल बैठक' },
    place: { en: 'Dabara House', hi: 'दबारा हाउस' },
  })
  const palace = item(sample, [{ id: 'dabara-house', name: 'Chai Palace' }])?.place
  expect(palace).toEqual({ en: 'Chai Palace', hi: 'Chai Palace' })
})

test('only confirmed gigs are published, by their list or by a noted answer', () => {
  const storage = openStorage()
  const [answers, gigs] = [storage.record(gigAnswersRecord), storage.record(appliedGigsRecord)]
  storage.record(isUserOnboardedRecord).write(true)
  gigs.write((all) => ({ ...all, Applied: [createGig({ id: 7 })] }))
  onTestFinished(publish(storage))
  const agenda = storage.record(agendaOf('gig'))
  const published = () => agenda.getState().map(({ id }) => id)
  expect(published()).toEqual([])
  answers.write([{ id: '7', answer: 'yes' }])
  expect(published()).toEqual(['gig-7'])
  answers.write([{ id: '7', answer: 'no' }])
  expect(published()).toEqual([])
  gigs.write((all) => ({ ...all, Confirmed: [createGig({ id: 8 })] }))
  expect(published()).toEqual(['gig-8'])
})
