import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { findTitle, press, renderOnboarding } from '../testing/render-onboarding'

// First, while the steps have not been loaded.
it.each(['/onboarding', '/wallet', '/party/create'])(
  '%s shows Welcome at once, as the page does before the app, and redirects to it',
  (at) => {
    const { path } = renderOnboarding(at)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work, Party, Perform')
    expect(path()).toBe('/')
  },
)

it('an unknown step redirects to Welcome', async () => {
  const { path } = renderOnboarding('/onboarding/other')
  await findTitle('Work, Party, Perform')
  expect(path()).toBe('/')
})

it("Welcome greets with 'Work, Party, Perform' and starts with the phone number", async () => {
  const { path } = renderOnboarding('/')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work, Party, Perform')
  await userEvent.click(screen.getByRole('link', { name: 'Get Started' }))
  await findTitle('What’s your number?')
  expect(path()).toBe('/onboarding/phone')
})

it('Welcome switches to Hindi at once, and everything after it is in Hindi', async () => {
  const { toast } = renderOnboarding('/')
  await press('हिन्दी')
  await userEvent.click(screen.getByRole('link', { name: 'शुरू करें' }))
  await findTitle('आपका नंबर क्या है?')
  await userEvent.type(screen.getByLabelText('मोबाइल नंबर'), '९८४५०{Enter}')
  expect(toast()).toMatchObject({ title: 'फ़ोन नंबर सही नहीं है' })
  expect(screen.getByLabelText('मोबाइल नंबर')).toHaveValue('98450')
})
