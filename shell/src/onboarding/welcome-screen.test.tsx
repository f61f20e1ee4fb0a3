import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { findTitle, press, renderOnboarding, storedDraft, type } from '../testing/render-onboarding'

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
  await type('मोबाइल नंबर', '९८४५०{Enter}')
  expect(toast()).toMatchObject({ title: 'फ़ोन नंबर सही नहीं है' })
  expect(screen.getByLabelText('मोबाइल नंबर')).toHaveValue('98450')
})

it('Entry points: the code of a referral link is greeted, and onboarding keeps it', async () => {
  const { unmount } = renderOnboarding('/?ref=BAITHAKQ7XK2M')
  expect(await screen.findByText(/Code BAITHAKQ7XK2M/)).toBeInTheDocument()
  await start()
  await findTitle('phone')
  await type('Mobile number', '9845012345')
  expect(storedDraft()).toMatchObject({ referralCode: 'BAITHAKQ7XK2M' })
  unmount()
  const { unmount: leave } = renderOnboarding('/')
  expect(await screen.findByText(/Code BAITHAKQ7XK2M/)).toBeInTheDocument()
  leave()
  renderOnboarding('/onboarding/profile?ref=BAITHAKAAAAAA')
  await findTitle('profile')
  await type('Full name', 'A')
  expect(storedDraft()).toMatchObject({ referralCode: 'BAITHAKAAAAAA' })
})

it.each<[string, string | RegExp]>([
  ...['.', ')', '%22', '”'].map((mark): [string, RegExp] => [
    `BAITHAKQ7XK2M${mark}`,
    /Code BAITHAKQ7XK2M/,
  ]),
  ['<img src=x>', 'Your friend’s link is incomplete'],
  ['BAITHAK', 'Your friend’s link is incomplete'],
])('the referral link with the code %s is greeted by %s', async (code, text) => {
  renderOnboarding(`/?ref=${code}`)
  expect(await screen.findByText(text)).toBeInTheDocument()
})
