import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderAdmin } from './testing/render-admin'

describe('the routes of the Partner Dashboard', () => {
  test('/admin redirects to the sign-in', async () => {
    const { path } = renderAdmin('/admin')
    expect(path()).toBe('/admin/login')
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  test('an unknown path below /admin redirects home', () => {
    expect(renderAdmin('/admin/nowhere').path()).toBe('/')
    expect(renderAdmin('/admin/cafe').path()).toBe('/')
  })

  test('the dashboard is reachable by its URL, without signing in', async () => {
    renderAdmin('/admin/dashboard')
    expect(await screen.findByRole('table', { name: 'Cafés' })).toBeVisible()
  })
})
