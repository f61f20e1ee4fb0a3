import { expect, test } from 'vitest'
import { cardText } from './invitation-card'

const card = {
  art: '/occasion.svg',
  kicker: 'You’re invited',
  title: 'Diya is 30',
  when: '',
  where: 'Chandni Terrace',
  host: '',
  brand: 'Baithak',
}

test('the text of a card leaves out what is not known', () => {
  expect(cardText(card)).toBe('Diya is 30, You’re invited\nChandni Terrace')
})
