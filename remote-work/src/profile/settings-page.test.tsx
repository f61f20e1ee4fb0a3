import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderWork, seedLocalStorage } from '../testing/render-work'

const open = (language: 'en' | 'hi' = 'en') => renderWork('/settings', { language })
const detail = (label: string) => screen.getByText(label).nextElementSibling

describe('Account Settings', () => {
  test('full name, phone number and email address are the stored ones', async () => {
    seedLocalStorage({
      userData: { name: 'Aanya Rao', phone: '9845012345', email: 'aanya@example.in' },
    })
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account Settings')
    expect(detail('Full Name')).toHaveTextContent('Aanya Rao')
    expect(detail('Phone Number')).toHaveTextContent('+91 98450 12345')
    expect(detail('Email Address')).toHaveTextContent('aanya@example.in')
  })

  test('missing values are N/A', async () => {
    await open()
    for (const label of ['Full Name', 'Phone Number', 'Email Address'])
      expect(detail(label)).toHaveTextContent(/^N\/A$/)
  })

  test('Back returns to the profile', async () => {
    const { path } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(path()).toBe('/profile')
  })
})

describe('the language', () => {
  const english = () => screen.getByRole('radio', { name: 'English' })
  const hindi = () => screen.getByRole('radio', { name: 'हिन्दी' })

  test('choosing Hindi translates the open screen at once, with a toast', async () => {
    const { host } = await open()
    expect(english()).toBeChecked()
    await userEvent.click(hindi())
    expect(host.i18n.language).toBe('hi')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('खाता सेटिंग')
    expect(hindi()).toBeChecked()
    expect(host.toasts).toEqual([
      { title: 'Language Updated!', description: 'App language changed to Hindi.' },
    ])
  })

  test('a language whose translations cannot be loaded is not confirmed', async () => {
    const { host } = await open()
    // As the shell does: the language does not change.
    const change = vi.spyOn(host.i18n, 'changeLanguage').mockResolvedValue(host.i18n.t)
    await userEvent.click(hindi())
    expect(change).toHaveBeenCalledWith('hi')
    expect(english()).toBeChecked()
    expect(host.toasts).toEqual([])
  })

  test('choosing English translates it back, with a toast', async () => {
    const { host } = await open('hi')
    await userEvent.click(english())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account Settings')
    expect(host.toasts).toEqual([
      { title: 'Language Updated!', description: 'App language changed to English.' },
    ])
  })
})
