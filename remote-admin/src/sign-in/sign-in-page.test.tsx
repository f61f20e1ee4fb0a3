import { cafesRecord } from '@baithak/domain'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

test('demo credentials are filled in; submitting them opens the dashboard with ‘Login Successful’', async () => {
  const { host, path } = renderAdmin('/admin')
  expect(path()).toBe('/admin/login')
  expect(screen.getByLabelText('Email')).toHaveValue('partner@baithak.example')
  const password = screen.getByLabelText('Password')
  expect(password).not.toHaveValue('')
  expect(password).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(path()).toBe('/admin/dashboard')
  expect(host.toasts).toEqual([{ title: 'Login Successful' }])
})

test('any submit is accepted, even an empty form or an invalid address; signing out keeps all cafés', async () => {
  const { host, path } = renderAdmin('/admin/login')
  host.storage.record(cafesRecord).write([{ name: 'Kaapi Verandah' }])
  await userEvent.clear(screen.getByLabelText('Password'))
  await userEvent.clear(screen.getByLabelText('Email'))
  await userEvent.type(screen.getByLabelText('Email'), 'nobody{Enter}')
  expect(path()).toBe('/admin/dashboard')
  await userEvent.click(await screen.findByRole('link', { name: 'Sign Out' }))
  expect(path()).toBe('/admin/login')
  expect(host.storage.record(cafesRecord).getState()).toEqual([{ name: 'Kaapi Verandah' }])
})

test('an unknown path below /admin redirects home', () => {
  expect(renderAdmin('/admin/nowhere').path()).toBe('/')
  expect(renderAdmin('/admin/cafe').path()).toBe('/')
})
