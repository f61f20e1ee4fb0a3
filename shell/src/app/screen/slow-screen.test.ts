import { expect, it } from 'vitest'
import { screenTitle } from './slow-screen'

const label = (en: string, hi: string) => ({ en, hi })
const nav = [
  { path: '/work', label: label('Home', 'होम'), icon: [] },
  { path: '/explore', label: label('Explore', 'खोजें'), icon: [] },
]
const card = {
  name: label('Events', 'आयोजन'),
  text: label('Evenings', 'शामें'),
  scene: 'scene.svg',
  colours: { accent: '#000000', deep: '#000000', tint: '#000000', bright: '#000000' },
}

it('a screen of the navigation has the label of its item', () => {
  expect(screenTitle('/explore', { nav })).toBe(nav[1]?.label)
  expect(screenTitle('/explore', { nav, card })).toBe(nav[1]?.label)
})

it('the home and every other screen have the name of the mode', () => {
  expect(screenTitle('/work', { nav, card })).toBe(card.name)
  expect(screenTitle('/cafe/1', { nav, card })).toBe(card.name)
  expect(screenTitle('/work', { nav })).toBeUndefined()
})
