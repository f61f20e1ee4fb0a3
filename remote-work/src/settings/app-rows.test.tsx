import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

const open = () => renderWork('/settings')

test('Settings: versions and the storage in use are under About', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    storage: { estimate: async () => ({ usage: 1_234_567 }) },
  })
  await open()
  const about = within(screen.getByRole('region', { name: 'About' }))
  expect(about.getByText('App 1.2.0 · Work 1.1.0')).toBeVisible()
  expect(await about.findByText('1.2 MB used on this device')).toBeVisible()
  expect(about.queryByText('Install Baithak')).toBeNull()
})

test('Settings: Install opens the browser’s dialog as soon as the browser offers it', async () => {
  const { host } = await open()
  const install = vi.fn(async () => {})
  host.appInfo = () => ({ versions: {}, install })
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')))
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
  await waitFor(() => expect(install).toHaveBeenCalledOnce())
})
