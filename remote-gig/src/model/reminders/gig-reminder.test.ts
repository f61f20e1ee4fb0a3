import { expect, test } from 'vitest'
import { createGig } from '../../testing/create-gig'
import { gigReminder } from './gig-reminder'

const title = { en: 'Gig tomorrow', hi: 'कल महफ़िल है' }

test('a gig is reminded of on the Indian day before it, from nine in the morning until midnight', () => {
  const gig = createGig({ id: 7, date: '2026-12-01', time: '7:00 PM' })
  expect(gigReminder(gig, title)).toMatchObject({
    id: 'gig-7',
    from: new Date('2026-11-30T09:00:00+05:30').toISOString(),
    until: new Date('2026-12-01T00:00:00+05:30').toISOString(),
    url: '/gig/detail/7',
    title,
  })
})

test('its text names the gig, the café and the time, without missing ones', () => {
  const gig = createGig({ title: 'Ghazal', cafe: 'Dabara House', time: '7:00 PM' })
  expect(gigReminder(gig, title)?.text.en).toBe('Ghazal, Dabara House, 7:00 PM')
  expect(gigReminder({ ...gig, cafe: '', time: '' }, title)?.text.hi).toBe('Ghazal')
})

test('of a sample it has the names of both languages, whichever is stored', () => {
  const id = 'raga-at-dusk-2026-12-03'
  const gig = createGig({ id, title: 'साँझ का राग', cafe: 'Cutting Chai Company', time: '6:00 PM' })
  expect(gigReminder(gig, title)?.text).toEqual({
    en: 'Raga at Dusk, Cutting Chai Company, 6:00 PM',
    hi: 'साँझ का राग, कटिंग चाय कंपनी, 6:00 PM',
  })
})

test.each(['', 'soon', '2026-02-31x', 'till Diwali 2026'])('a gig on %j has none', (date) => {
  expect(gigReminder(createGig({ date }), title)).toBeNull()
})
