import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from './paths'
import { renderWork } from './testing/render-work'

const pathsWithoutParams = Object.values(paths)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'))

it.each(pathsWithoutParams)('%s has its own screen with one level-1 heading', async (at) => {
  const { path } = await renderWork(at)
  expect(path()).toBe(at)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it.each(['/nowhere', '/work/nowhere', '/onboarding/phone', '/cafe'])(
  '%s is unknown and redirects to /',
  async (at) => {
    const { path } = await renderWork(at)
    expect(path()).toBe('/')
  },
)
