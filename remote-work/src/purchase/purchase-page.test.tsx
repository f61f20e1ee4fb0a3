import { fixDate, readLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWork, tap } from '../testing/render-work'
import { storedPass } from '../testing/stored'

fixDate('2027-01-31T06:30:00.000Z')

const buyButton = (plan: string) => screen.getByRole('button', { name: `Buy Pass: ${plan}` })

it('each plan has a card with its price, Buy Pass and its own benefits', async () => {
  await renderWork('/purchase-pass')
  expect(screen.getByRole('heading', { level: 1, name: 'Purchase a Pass' })).toBeInTheDocument()
  for (const [plan, price] of [
    ['Silver Weekly', '₹1,750'],
    ['Silver Monthly', '₹4,999'],
    ['Gold Weekly', '₹3,150'],
    ['Gold Monthly', '₹7,999'],
  ] as const) {
    const card = within(buyButton(plan).closest('article') as HTMLElement)
    expect(card.getByText(price)).toBeInTheDocument()
    expect(card.getAllByRole('listitem')).toHaveLength(5)
  }
})

it.each(['Silver', 'Gold'])('Buy %s on the comparison leads to its week', async (tier) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await renderWork('/compare-passes')
  await tap(`Buy ${tier}`, 'link')
  const name = new RegExp(`^${tier}\\s*Weekly$`)
  expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus()
  expect(scrolled.mock.contexts).toEqual([buyButton(`${tier} Weekly`).closest('article')])
})

it('with an active pass, each plan says what its purchase replaces', async () => {
  const expiryDate = '2027-02-20T06:30:00.000Z'
  await renderWork('/purchase-pass', { userPass: storedPass('silver_monthly', { expiryDate }) })
  const note = 'Replaces your Silver Monthly, which is valid until 20 Feb 2027.'
  expect(screen.getAllByText(note)).toHaveLength(4)
  expect(buyButton('Gold Weekly')).toHaveAccessibleDescription(note)
})

it('a friend’s code brings a welcome coupon with the first pass, once', async () => {
  const referredBy = 'BAITHAKQ7XK2M'
  const { go } = await renderWork('/purchase-pass', { userData: { referredBy } })
  const note = 'You joined with the code BAITHAKQ7XK2M, so this pass comes with a ₹50 F&B coupon.'
  expect(screen.getByText(note)).toBeInTheDocument()
  await tap('Buy Pass: Silver Monthly')
  const coupon = { title: '₹50 F&B coupon', status: 'active', type: 'welcome' }
  expect(readLocalStorage('userCoupons')).toMatchObject([
    { ...coupon, friend: referredBy, expiry: '2 Mar 2027' },
  ])
  go('/purchase-pass')
  await waitForLazyScreen()
  expect(screen.queryByText(note)).toBeNull()
})

it('Buy Pass stores the pass, saves it to disk, shows a toast for 4 s and opens the wallet', async () => {
  const { host, path } = await renderWork('/purchase-pass')
  await tap('Buy Pass: Silver Monthly')
  expect(readLocalStorage('userPass')).toEqual({
    passId: 'silver_monthly',
    purchaseDate: '2027-01-31T06:30:00.000Z',
    expiryDate: '2027-02-28T06:30:00.000Z',
  })
  expect(host.snapshots.map(({ userPass }) => userPass)).toEqual([localStorage.getItem('userPass')])
  const description = 'Your Silver Monthly Pass is now active.'
  expect(host.toasts).toEqual([{ title: '✅ Pass Purchased!', description, duration: 4000 }])
  expect(path()).toBe('/wallet')
  expect(screen.getByText('28 Feb 2027')).toBeInTheDocument()
})
