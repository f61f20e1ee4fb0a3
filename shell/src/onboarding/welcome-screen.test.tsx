import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  findTitle,
  paste,
  press,
  renderOnboarding,
  storedDraft,
} from '../testing/render-onboarding'

const start = (name = 'Get Started') => userEvent.click(screen.getByRole('link', { name }))

it('an unknown step redirects to Welcome', async () => {
  const { path } = renderOnboarding('/onboarding/other')
  await findTitle('welcome')
  expect(path()).toBe('/')
})

it('Welcome switches to Hindi at once, and everything after it is in Hindi', async () => {
  const { toast } = renderOnboarding('/')
  await press('हिन्दी')
  await start('शुरू करें')
  await screen.findByRole('heading', { level: 1, name: 'आपका नंबर क्या है?' })
  await paste('मोबाइल नंबर', '९८४५०')
  await userEvent.keyboard('{Enter}')
  expect(toast()).toMatchObject({ title: 'फ़ोन नंबर सही नहीं है' })
  expect(screen.getByLabelText('मोबाइल नंबर')).toHaveValue('98450')
})

it('Entry points: the code of a referral link is greeted, and onboarding keeps it', async () => {
  const isGreeted = () => screen.findByText(/Code BAITHAKQ7XK2M/)
  const first = renderOnboarding('/?ref=BAITHAKQ7XK2M.')
  expect(await isGreeted()).toBeInTheDocument()
  await start()
  await findTitle('phone')
  await paste('Mobile number', '9845012345')
  expect(storedDraft()).toMatchObject({ referralCode: 'BAITHAKQ7XK2M' })
  first.unmount()
  const second = renderOnboarding('/')
  expect(await isGreeted()).toBeInTheDocument()
  second.unmount()
  renderOnboarding('/onboarding/profile?ref=BAITHAKAAAAAA')
  await findTitle('profile')
  await paste('Full name', 'A')
  expect(storedDraft()).toMatchObject({ referralCode: 'BAITHAKAAAAAA' })
})

it('an incomplete referral link is greeted as incomplete', async () => {
  renderOnboarding('/?ref=BAITHAK')
  expect(await screen.findByText('Your friend’s link is incomplete')).toBeInTheDocument()
})
