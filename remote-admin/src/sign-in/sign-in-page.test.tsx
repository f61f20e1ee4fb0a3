import { enter, press } from '@baithak/testing'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

test('the demo credentials open the dashboard, and after signing out an empty form does', async () => {
  const { host, path } = renderAdmin('/admin')
  expect(path()).toBe('/admin/login')
  expect(screen.getByLabelText('Email')).toHaveValue('partner@baithak.example')
  expect(screen.getByLabelText('Password')).not.toHaveValue('')
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  press('Sign In')
  expect(path()).toBe('/admin/dashboard')
  expect(host.toasts).toEqual([{ title: 'Login Successful' }])
  fireEvent.click(await screen.findByRole('link', { name: 'Sign Out' }))
  expect(path()).toBe('/admin/login')
  for (const name of ['Password', 'Email']) enter(name, '')
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}')
  expect(path()).toBe('/admin/dashboard')
})

test.each(['/admin/login', '/admin/dashboard'])(
  'the language can be changed at %s, and the app is one link away',
  async (path) => {
    const { host } = renderAdmin(path)
    expect(await screen.findByRole('link', { name: 'Back to the app' })).toHaveAttribute(
      'href',
      '/',
    )
    press('हिन्दी')
    expect(await screen.findByRole('link', { name: 'ऐप पर लौटें' })).toBeInTheDocument()
    expect(host.toasts).toHaveLength(1)
  },
)
