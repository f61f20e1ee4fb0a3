import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { findTitle, press, renderOnboarding, storedDraft } from '../testing/render-onboarding'

const greeting = /^A friend has saved you a seat/

it('Entry points: a referral link greets the newcomer with the friend’s code, which onboarding keeps after a reload', async () => {
  const { unmount } = renderOnboarding('/?ref=BAITHAKQ7XK2M')
  expect(await screen.findByText(/Code BAITHAKQ7XK2M/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Get Started' }))
  await findTitle('What’s your number?')
  await userEvent.type(screen.getByLabelText('Mobile number'), '9845012345')
  await press('Send OTP')
  await findTitle('Enter the code')
  expect(storedDraft()).toMatchObject({ referralCode: 'BAITHAKQ7XK2M' })
  unmount()
  renderOnboarding('/')
  expect(await screen.findByText(/Code BAITHAKQ7XK2M/)).toBeInTheDocument()
})

it('a newer link replaces the code', async () => {
  localStorage.clear()
  renderOnboarding('/onboarding/profile?ref=BAITHAKAAAAAA')
  await findTitle('Who’s sitting with us?')
  await userEvent.type(screen.getByLabelText('Full name'), 'A')
  expect(storedDraft()).toMatchObject({ referralCode: 'BAITHAKAAAAAA' })
})

it.each(['.', ')', '%22', '”'])('a code with %s behind its link is read', async (mark) => {
  localStorage.clear()
  renderOnboarding(`/?ref=BAITHAKQ7XK2M${mark}`)
  expect(await screen.findByText(/Code BAITHAKQ7XK2M/)).toBeInTheDocument()
})

it.each(['/?ref=<img src=x>', '/?ref=BAITHAK'])('%s is said to be incomplete', async (at) => {
  localStorage.clear()
  renderOnboarding(at)
  expect(await screen.findByText('Your friend’s link is incomplete')).toBeInTheDocument()
})

it.each(['/', '/?ref='])('%s greets without a code', async (at) => {
  renderOnboarding(at)
  await findTitle('Work, Party, Perform')
  await userEvent.click(screen.getByRole('link', { name: 'Get Started' }))
  await findTitle('What’s your number?')
  expect(screen.queryByText(greeting)).toBeNull()
})
