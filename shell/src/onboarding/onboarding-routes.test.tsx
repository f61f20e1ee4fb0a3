import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { findTitle, press, renderOnboarding } from '../testing/render-onboarding'

describe('the welcome', () => {
  it("greets with 'Work, Party, Perform' and starts with the phone number", async () => {
    const { path } = renderOnboarding('/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Work, Party, Perform')
    await userEvent.click(screen.getByRole('link', { name: 'Get Started' }))
    await findTitle('What’s your number?')
    expect(path()).toBe('/onboarding/phone')
  })

  it.each(['/wallet', '/onboarding', '/onboarding/other', '/party/create'])(
    '%s redirects to Welcome',
    async (at) => {
      const { path } = renderOnboarding(at)
      await findTitle('Work, Party, Perform')
      expect(path()).toBe('/')
    },
  )

  it('switches to Hindi at once', async () => {
    renderOnboarding('/')
    await press('हिन्दी')
    expect(screen.getByRole('link', { name: 'शुरू करें' })).toBeInTheDocument()
  })
})

describe('the steps', () => {
  it('Back leads to the previous step, also without history', async () => {
    const { path } = renderOnboarding('/onboarding/permissions')
    await findTitle('Three small favours')
    await press('Back')
    await findTitle('What brings you out?')
    await press('Back')
    await findTitle('Who’s sitting with us?')
    await press('Back')
    await findTitle('What’s your number?')
    await press('Back')
    await findTitle('Work, Party, Perform')
    expect(path()).toBe('/')
  })

  it('back and reload keep the input', async () => {
    const { unmount, back } = renderOnboarding('/onboarding/profile')
    await findTitle('Who’s sitting with us?')
    await userEvent.type(screen.getByLabelText('Full name'), 'Aanya Rao')
    await press('Continue')
    await findTitle('What brings you out?')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Food' }))
    await back()
    await findTitle('Who’s sitting with us?')
    expect(screen.getByLabelText('Full name')).toHaveValue('Aanya Rao')
    unmount()
    renderOnboarding('/onboarding/interests')
    await findTitle('What brings you out?')
    expect(screen.getByRole('checkbox', { name: 'Food' })).toBeChecked()
  })

  it('the lamp shows the progress', async () => {
    renderOnboarding('/onboarding/interests')
    await findTitle('What brings you out?')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 4 of 5')
  })

  it('on a device that stores nothing typing goes on, with one toast', async () => {
    const refusing = Object.create(localStorage, {
      getItem: { value: () => null },
      setItem: {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    })
    const { toasts } = renderOnboarding('/onboarding/profile', { area: () => refusing })
    const onToast = vi.fn()
    toasts.store.subscribe(onToast)
    await findTitle('Who’s sitting with us?')
    await userEvent.type(screen.getByLabelText('Full name'), 'Aanya')
    expect(screen.getByLabelText('Full name')).toHaveValue('Aanya')
    await waitFor(() => expect(onToast).toHaveBeenCalledOnce())
  })

  it('everything is in Hindi for a Hindi reader', async () => {
    const { toast } = renderOnboarding('/onboarding/phone', { language: 'hi' })
    await findTitle('आपका नंबर क्या है?')
    await userEvent.type(screen.getByLabelText('मोबाइल नंबर'), '९८४५०{Enter}')
    expect(toast()).toMatchObject({ title: 'फ़ोन नंबर सही नहीं है' })
    expect(screen.getByLabelText('मोबाइल नंबर')).toHaveValue('98450')
  })
})
