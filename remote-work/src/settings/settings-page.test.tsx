import { readLocalStorage } from '@baithak/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWork, tap } from '../testing/render-work'

const open = (stored = {}) => renderWork('/settings', stored)
const detail = (label: string) => screen.getByText(label).nextElementSibling

test('the stored details are listed, and a missing one is N/A', async () => {
  await open({ userData: { name: 'Aanya Rao', phone: '9845012345' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account Settings')
  for (const [label, value] of [
    ['Full Name', 'Aanya Rao'],
    ['Phone Number', '+91 98450 12345'],
    ['Email Address', 'N/A'],
  ] as const)
    expect(detail(label)).toHaveTextContent(value)
})

const english = () => screen.getByRole('radio', { name: 'English' })
const hindi = () => screen.getByRole('radio', { name: /^Hindi\s*हिन्दी$/ })

test('choosing Hindi translates the open screen at once, with a toast', async () => {
  const { host } = await open()
  expect(english()).toBeChecked()
  await userEvent.click(hindi())
  expect(host.i18n.language).toBe('hi')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('खाता सेटिंग')
  expect(hindi()).toBeChecked()
  expect(host.toasts).toEqual([
    {
      title: 'Language Updated!',
      description: 'App language changed to Hindi.',
      note: 'ऐप अब हिन्दी में है।',
      lang: 'en',
    },
  ])
})

test('a language that cannot be loaded is requested at each choice, and not confirmed', async () => {
  const { host } = await open()
  delete host.i18n.store.data.hi
  const request = vi.spyOn(host.i18n, 'reloadResources')
  await userEvent.click(hindi())
  await userEvent.click(hindi())
  expect(request).toHaveBeenCalledTimes(2)
  expect(english()).toBeChecked()
  expect(host.toasts).toEqual([])
})

test('the theme is the system’s until another is chosen, and the choice is stored', async () => {
  await open()
  const choice = within(screen.getByRole('radiogroup', { name: 'Appearance' }))
  expect(choice.getByRole('radio', { name: 'System' })).toBeChecked()
  await userEvent.click(choice.getByRole('radio', { name: 'Dark' }))
  expect(choice.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(localStorage.getItem('theme')).toBe('dark')
})

const member = { name: 'Aanya Rao', phone: '9845012345', email: 'aanya@example.in' }
async function edit() {
  await tap('Edit profile')
  return within(await screen.findByRole('dialog', { name: 'Edit profile' }))
}

test('name, email, role and interests of the profile can be changed later', async () => {
  const userData = { ...member, interests: ['Music'] }
  const { host } = await open({ userData, userName: 'Aanya Rao' })
  const sheet = await edit()
  const name = sheet.getByLabelText('Full Name')
  await userEvent.clear(name)
  await userEvent.type(name, ' Aanya Devi Rao ')
  await userEvent.clear(sheet.getByLabelText('Email Address'))
  await userEvent.click(sheet.getByRole('radio', { name: 'Café Partner' }))
  for (const name of ['Music', 'Food']) await userEvent.click(sheet.getByRole('button', { name }))
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  expect(readLocalStorage('userData')).toEqual({
    name: 'Aanya Devi Rao',
    phone: '9845012345',
    interests: ['Food'],
    role: 'Café Partner',
  })
  expect(localStorage.getItem('userName')).toBe('Aanya Devi Rao')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(detail('Full Name')).toHaveTextContent('Aanya Devi Rao')
  expect(detail('Email Address')).toHaveTextContent('N/A')
  expect(detail('Role')).toHaveTextContent('Café Partner')
  expect(detail('Interests')).toHaveTextContent('Food')
  expect(host.toasts).toEqual([{ title: 'Profile saved' }])
})

test('the profile requires a full name, with the messages of onboarding', async () => {
  const { host } = await open({ userData: member })
  const sheet = await edit()
  const name = sheet.getByLabelText('Full Name')
  await userEvent.clear(name)
  await userEvent.type(name, '\u3164')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  const description = 'Please enter your full name.'
  expect(host.toasts).toEqual([{ title: 'Full Name Required', description, destructive: true }])
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription(description)
  expect(readLocalStorage('userData')).toEqual(member)
})

test('each wish of onboarding can be changed', async () => {
  const permissions = { location: true, camera: true, notifications: true }
  await open({ userData: { name: 'Aanya', permissions } })
  for (const permission of ['location', 'camera', 'notifications']) {
    const toggle = screen.getByRole('switch', { name: new RegExp(permission, 'i'), checked: true })
    await userEvent.click(toggle)
    expect(toggle).not.toBeChecked()
    Object.assign(permissions, { [permission]: false })
    expect(readLocalStorage('userData')).toEqual({ name: 'Aanya', permissions })
  }
})

test('Install opens the browser’s dialog as soon as the browser offers it', async () => {
  const { host } = await open()
  expect(screen.getByText('App 1.2.0 · Work 1.1.0')).toBeInTheDocument()
  const install = vi.fn(async () => {})
  host.appInfo = () => ({ versions: {}, install })
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')))
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
  await waitFor(() => expect(install).toHaveBeenCalledOnce())
})
