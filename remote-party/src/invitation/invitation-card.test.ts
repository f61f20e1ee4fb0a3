import { expect, test } from 'vitest'
import { cardFileName, cardText } from './invitation-card'

const content = {
  art: '/occasion.svg',
  kicker: 'You’re invited',
  title: 'Diya is 30',
  date: '12 Dec 2026',
  hours: '7:00 – 11:00 PM',
  venue: 'Chandni Terrace',
  location: 'Indiranagar',
  host: 'Hosted by Ira',
  brand: 'Baithak',
}

test('what is not known is left out', () => {
  expect(cardText({ ...content, date: '', hours: '', location: '', host: '' })).toBe(
    'Diya is 30, You’re invited\nChandni Terrace',
  )
})

test('the file is named by the day of the party', () => {
  expect(cardFileName({ date: '2026-12-12' })).toBe('invitation-2026-12-12.png')
  expect(cardFileName({ date: '' })).toBe('invitation.png')
  expect(cardFileName({ date: '../x' })).toBe('invitation.png')
})
