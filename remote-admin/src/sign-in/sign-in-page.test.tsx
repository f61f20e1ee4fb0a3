import { cafesRecord } from '@baithak/domain'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }))

describe('signing in', () => {
  test('demo credentials are filled in', () => {
    renderAdmin('/admin/login')
    expect(screen.getByLabelText('Email')).toHaveValue('partner@baithak.example')
    expect(screen.getByLabelText('Password')).not.toHaveValue('')
    expect(screen.getByText('Demo credentials are filled in for you.')).toBeVisible()
  })

  test('submitting opens the dashboard with the toast ‘Login Successful’', async () => {
    const { host, path } = renderAdmin('/admin/login')
    await submit()
    expect(path()).toBe('/admin/dashboard')
    expect(host.toasts).toEqual([{ title: 'Login Successful' }])
    expect(await screen.findByRole('heading', { name: /Lalita/ })).toBeVisible()
  })

  test('any submit is accepted, even an empty form or an invalid email address', async () => {
    const { host, path } = renderAdmin('/admin/login')
    await userEvent.clear(screen.getByLabelText('Password'))
    await userEvent.clear(screen.getByLabelText('Email'))
    await userEvent.type(screen.getByLabelText('Email'), 'nobody{Enter}')
    expect(path()).toBe('/admin/dashboard')
    expect(host.toasts).toHaveLength(1)
  })

  test('the password is hidden until it is requested', async () => {
    renderAdmin('/admin/login')
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
  })

  test('signing out opens the sign-in and keeps all cafés', async () => {
    const { host, path } = renderAdmin('/admin/dashboard')
    host.storage.record(cafesRecord).write([{ name: 'Kaapi Verandah' }])
    await userEvent.click(await screen.findByRole('link', { name: 'Sign Out' }))
    expect(path()).toBe('/admin/login')
    expect(host.storage.record(cafesRecord).getState()).toEqual([{ name: 'Kaapi Verandah' }])
  })
})
