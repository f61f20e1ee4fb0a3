import { expect, test } from 'vitest'
import { cardFileName, cardText } from './invitation-card'

const card = {
  art: '/occasion.svg',
  kicker: 'You’re invited',
  title: 'Diya is 30',
  when: '',
  where: 'Chandni Terrace',
  host: '',
  brand: 'Baithak',
}

test('what is not known is left out', () => {
  expect(cardText(card)).toBe('Diya is 30, You’re invited\nChandni Terrace')
})

test('the file is named by the day of the party', () => {
  expect(cardFileName({ date: '2026-12-12' })).toBe('invitation-2026-12-12.png')
  expect(cardFileName({ date: '' })).toBe('invitation.png')
  expect(cardFileName({ date: '../x' })).toBe('invitation.png')
})
