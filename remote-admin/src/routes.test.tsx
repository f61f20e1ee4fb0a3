import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { visit } from './visit'

describe('the addresses of the Partner Dashboard', () => {
  test('/admin leads to the sign-in', async () => {
    const { path } = visit('/admin')
    expect(path()).toBe('/admin/login')
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  test('an unknown path below /admin leads home', () => {
    expect(visit('/admin/nowhere').path()).toBe('/')
    expect(visit('/admin/cafe').path()).toBe('/')
  })

  test('the dashboard is reachable by its address, without signing in', async () => {
    visit('/admin/dashboard')
    expect(await screen.findByRole('table', { name: 'Cafés' })).toBeVisible()
  })
})
