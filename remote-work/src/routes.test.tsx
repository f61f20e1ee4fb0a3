import { expect, it } from 'vitest'
import { renderWork } from './testing/render-work'

it.each(['/nowhere', '/work/nowhere', '/cafe'])('%s is unknown and redirects to /', async (at) => {
  const { path } = await renderWork(at)
  expect(path()).toBe('/')
})
