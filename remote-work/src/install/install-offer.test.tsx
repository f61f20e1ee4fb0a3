import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { passPlans } from '../model/pass/pass-plans'
import { createPass } from '../model/pass/pass-rules'
import {
  readLocalStorage,
  renderWork,
  seedLocalStorage,
  waitForLazyScreen,
} from '../testing/render-work'

afterEach(() => void vi.unstubAllGlobals())

const title = () => screen.queryByRole('heading', { name: 'Keep your pass at hand' })

async function openWallet(install?: () => Promise<void>) {
  seedLocalStorage({ userPass: createPass(passPlans.gold_monthly, new Date()) })
  const work = await renderWork('/work')
  work.host.appInfo = () => ({ versions: {}, install })
  work.go('/wallet')
  await waitForLazyScreen()
  return work
}

test('where the browser can install the app, the wallet offers it until it is answered', async () => {
  const install = vi.fn(async () => {})
  await openWallet(install)
  expect(title()).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(install).toHaveBeenCalledOnce()
  expect(title()).toBeNull()
  expect(readLocalStorage('draft:install-offer')).toBe('shown')
})

test('on an iPhone it says how to install the app by hand', async () => {
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      standalone: { value: false },
      userAgent: { value: navigator.userAgent },
      vendor: { value: 'Apple Computer, Inc.' },
    }),
  )
  await openWallet()
  expect(screen.getByText(/tap Share and choose “Add to Home Screen”/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(title()).toBeNull()
})

test('a browser that installs nothing has no offer', async () => {
  await openWallet()
  expect(title()).toBeNull()
})
