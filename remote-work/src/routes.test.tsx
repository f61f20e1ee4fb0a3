import { notImplemented } from '@baithak/testing'
import { expect, it } from 'vitest'
import { renderWork, tap } from './testing/render-work'

it.each(['/nowhere', '/work/nowhere', '/cafe'])('%s is unknown and redirects to /', async (at) => {
  const { path } = await renderWork(at)
  expect(path()).toBe('/')
})

it.each([
  ['/explore', 'Filter cafés', 'Filtering cafés is'],
  ['/cafe/dabara-house', 'Reserve', 'Reserving a seat is'],
  ['/cafe/dabara-house', 'Directions', 'Directions are'],
  ['/map?cafe=dabara-house', 'Directions', 'Directions are'],
  ['/map', 'Centre on me', 'Centring the map on you is'],
  ['/profile', 'Help & Support', 'Help & Support is'],
])('%s says for three seconds that %s is not implemented', async (at, button, subject) => {
  const { host } = await renderWork(at, {}, { state: { cafe: { name: 'Dabara House' } } })
  await tap(button)
  expect(host.toasts).toEqual([notImplemented(`${subject} not implemented yet.`)])
})
