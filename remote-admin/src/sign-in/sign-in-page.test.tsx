import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

test('the demo credentials open the dashboard with ‘Login Successful’', async () => {
  const { host, path } = renderAdmin('/admin')
  expect(path()).toBe('/admin/login')
  expect(screen.getByLabelText('Email')).toHaveValue('partner@baithak.example')
  const password = screen.getByLabelText('Password')
  expect(password).not.toHaveValue('')
  expect(password).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(path()).toBe('/admin/dashboard')
  expect(host.toasts).toEqual([{ title: 'Login Successful' }])
})

test('an empty form is accepted, and signing out leads back', async () => {
  const { path } = renderAdmin('/admin/login')
  await userEvent.clear(screen.getByLabelText('Password'))
  await userEvent.clear(screen.getByLabelText('Email'))
  await userEvent.keyboard('{Enter}')
  expect(path()).toBe('/admin/dashboard')
  await userEvent.click(await screen.findByRole('link', { name: 'Sign Out' }))
  expect(path()).toBe('/admin/login')
})

test.each(['/admin/login', '/admin/dashboard'])(
  'the language can be changed at %s, and the app is one link away',
  async (path) => {
    const { host } = renderAdmin(path)
    expect(await screen.findByRole('link', { name: 'Back to the app' })).toHaveAttribute(
      'href',
      '/',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'हिन्दी' }))
    expect(await screen.findByRole('link', { name: 'ऐप पर लौटें' })).toBeInTheDocument()
    expect(host.toasts).toHaveLength(1)
  },
)
