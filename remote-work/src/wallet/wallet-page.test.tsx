import { fixDate, readLocalStorage, seedLocalStorage } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-11-21T06:30:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString()

const gold = { passId: 'gold_monthly', purchaseDate: inDays(-1), expiryDate: inDays(29) }
const silver = { ...gold, passId: 'silver_weekly' }
const plan = { id: 'silver_monthly', type: 'Silver', duration: 'Monthly', status: 'Expired' }
const spent = { passId: 'gold_weekly', purchaseDate: inDays(-8), expiryDate: inDays(-1) }

fixDate(now)
beforeEach(() => {
  seedLocalStorage({ userName: 'Aanya Rao' })
})

const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
const pass = () => screen.getByRole('article')

it('the card of an active pass shows its type, duration, Active, its valid-until date, the member’s name and its benefits', async () => {
  seedLocalStorage({ userPass: gold })
  await renderWork('/wallet')
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Pass' })).toBeInTheDocument()
  const card = within(pass())
  expect(card.getByRole('heading', { name: 'Gold' })).toBeInTheDocument()
  for (const text of ['Monthly', 'Active', 'Valid until', '20 Dec 2026', 'Aanya Rao'])
    expect(card.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remind me before it ends' })).toBeInTheDocument()
  expect(screen.getByText('29 days left')).toBeInTheDocument()
  expect(screen.getByText('0 visits')).toBeInTheDocument()
  const benefits = within(screen.getByRole('list', { name: 'Benefits' })).getAllByRole('listitem')
  expect(benefits.map(({ textContent }) => textContent)).toEqual([
    'Gold, Luxury and Silver cafés',
    'Complimentary daily premium coffee',
    '15% F&B discount',
    'Free WiFi plus priority seating',
    'Free access to select networking events',
  ])
  for (const name of ['Upgrade to Gold', /^Renew/])
    expect(screen.queryByRole('link', { name })).toBeNull()
  expect(screen.getByRole('link', { name: 'Show QR Code' })).toHaveAttribute('href', '/check-in')
})

it.each([
  ['the active pass', '/wallet', { userPass: gold }],
  [
    'a past pass',
    '/wallet?tab=pastPasses',
    {
      passHistory: [
        { ...gold, id: gold.passId, type: 'Gold', duration: 'Monthly', status: 'Expired' },
      ],
    },
  ],
])(
  'the receipt of %s has name, plan, dates and amount, and is printed',
  async (_, path, stored) => {
    seedLocalStorage(stored)
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await renderWork(path)
    await userEvent.click(screen.getByRole('button', { name: 'Receipt: Gold Monthly' }))
    const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
    for (const text of [
      'Aanya Rao',
      'Gold Monthly',
      '20 Nov 2026',
      '20 Nov 2026 – 20 Dec 2026',
      '₹7,999',
      'Simulated payment',
    ])
      expect(receipt.getByText(text)).toBeInTheDocument()
    await userEvent.click(receipt.getByRole('button', { name: 'Print or save as PDF' }))
    expect(print).toHaveBeenCalledOnce()
  },
)

it('a Silver holder can upgrade, with the upgrade state for the comparison', async () => {
  seedLocalStorage({ userPass: silver })
  const { path, state } = await renderWork('/wallet')
  await userEvent.click(screen.getByRole('link', { name: 'Upgrade to Gold' }))
  expect([path(), state()]).toEqual(['/compare-passes', { upgrade: true }])
})

it('a pass that ends tomorrow is renewed above what it gives, and is not added to the calendar', async () => {
  seedLocalStorage({ userPass: { ...gold, expiryDate: inDays(1) }, lastCopy: inDays(-20) })
  await renderWork('/wallet')
  expect(screen.queryByRole('link', { name: /Save a copy/ })).toBeNull()
  const renew = screen.getByRole('link', { name: 'Renew ₹7,999' })
  const benefits = screen.getByRole('list', { name: 'Benefits' })
  expect(renew.compareDocumentPosition(benefits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('button', { name: 'Remind me before it ends' })).toBeNull()
})

it('without a pass: No Active Pass, sample check-ins that say so, Invite & Earn and the purchase', async () => {
  const { path } = await renderWork('/wallet')
  expect(screen.getByRole('heading', { name: 'No Active Pass' })).toBeInTheDocument()
  const invite = screen.getByRole('link', { name: /Invite & Earn/ })
  expect(invite).toHaveAttribute('href', '/invite-earn')
  const panel = within(screen.getByRole('tabpanel', { name: 'Check-ins' }))
  expect(panel.getByText(/^Samples: /)).toBeInTheDocument()
  const [first] = panel.getAllByRole('listitem')
  expect(first).toHaveTextContent(/^Dabara House.*19 Nov 2026.*3h 10m$/)
  await userEvent.click(screen.getByRole('link', { name: 'Purchase a Pass' }))
  expect(path()).toBe('/purchase-pass')
})

it('an expired pass moves to the top of the past passes, with one toast', async () => {
  const archived = { passId: 'gold_weekly', status: 'Expired', type: 'Gold', duration: 'Weekly' }
  const older = { ...archived, purchaseDate: inDays(-60), expiryDate: inDays(-53) }
  seedLocalStorage({ userPass: spent, passHistory: [older] })
  const { host } = await renderWork('/wallet')
  expect(readLocalStorage('userPass')).toBeNull()
  expect(readLocalStorage('passHistory')).toEqual([
    expect.objectContaining({ ...archived, ...spent, price: 3150 }),
    older,
  ])
  expect(host.toasts).toEqual([
    {
      title: 'Pass Expired',
      description: 'Your pass has expired. Purchase a new one to continue enjoying benefits.',
      neutral: true,
    },
  ])
  expect(screen.getByRole('heading', { name: 'No Active Pass' })).toBeInTheDocument()
  await tab('Past Passes')
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  const first = within(rows[0] as HTMLElement)
  for (const text of ['Gold Weekly', '13 Nov 2026 – 20 Nov 2026', 'Expired'])
    expect(first.getByText(text)).toBeInTheDocument()
})

it('check-ins at the desks are sorted by time, and those of other members are left out', async () => {
  const checkIn = { memberId: 'U-1', name: 'Aanya Rao', passId: 'gold_monthly', at: inDays(0) }
  const checkIns = [
    { ...checkIn, id: 'v3', memberId: 'U-2', cafeId: 'khidki-coffee', cafe: 'Khidki Coffee' },
    { ...checkIn, id: 'v1', cafeId: 'closed', cafe: 'The Old Counter', at: inDays(-3) },
    { ...checkIn, id: 'v2', cafeId: 'tulsi-courtyard', cafe: 'Tulsi Courtyard' },
  ]
  seedLocalStorage({ userId: 'U-1', 'draft:visits': checkIns })
  await renderWork('/wallet')
  const panel = within(screen.getByRole('tabpanel', { name: 'Check-ins' }))
  const [first, second, ...others] = panel.getAllByRole('listitem')
  expect(first).toHaveTextContent(/^Tulsi Courtyard.*21 Nov 2026.*12:00 PM$/)
  expect(second).toHaveTextContent(/^The Old Counter.*18 Nov 2026.*12:00 PM$/)
  expect(others).toEqual([])
})

it.each([
  ['the plan alone', { ...plan }, 'Silver Monthly'],
  ['only the end', { ...plan, expiryDate: '2026-10-25' }, '– 25 Oct 2026'],
  ['only the start', { ...plan, purchaseDate: '2026-10-25' }, '25 Oct 2026 –'],
  ['a date as text', { ...plan, expiryDate: 'last Diwali' }, '– last Diwali'],
  ['the plan’s id alone', { id: 'silver_monthly', status: 'Expired' }, 'Silver Monthly'],
  ['the tier alone', { type: 'Gold', status: 'Expired' }, 'Gold Pass'],
  ['only a status', { status: 'Expired' }, 'Your pass'],
])('a past pass with %s is shown with what it has', async (_, stored, text) => {
  seedLocalStorage({ passHistory: [stored] })
  await renderWork('/wallet?tab=pastPasses')
  const row = within(screen.getByRole('tabpanel')).getByRole('listitem')
  expect(within(row).getByText(text)).toBeInTheDocument()
  expect(within(row).getByText('Expired')).toBeInTheDocument()
  expect(readLocalStorage('passHistory')).toEqual([stored])
})

it('a stored list without check-ins of the member shows no samples', async () => {
  seedLocalStorage({ 'draft:visits': [] })
  await renderWork('/wallet')
  expect(screen.getByText('No check-ins yet. Show your QR code at a café.')).toBeInTheDocument()
  expect(screen.queryByText(/^Samples: /)).toBeNull()
})

it('an active coupon has a Use button, any other is dimmed with a red expiry', async () => {
  const { host } = await renderWork('/wallet?tab=coupons')
  expect(screen.getByText('Expired 31 Oct 2026').parentElement).toHaveClass('text-bad')
  expect(screen.queryByRole('button', { name: 'Use Monsoon special' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Use Welcome coupon' }))
  expect(host.toasts).toEqual([{ title: 'Feature not implemented', duration: 3000, neutral: true }])
})

it.each([
  ['active', '2020-01-01', 'Expires 1 Jan 2020', true],
  ['used', '31 Dec 2026', 'Used Expires 31 Dec 2026', false],
  ['used', '1 Jan 2020', 'Used Expired 1 Jan 2020', false],
  ['expired', '31 Dec 2026', 'Expired', false],
  ['paused', '31 Dec 2026', 'Not active Expires 31 Dec 2026', false],
  ['paused', '1 Jan 2020', 'Expired 1 Jan 2020', false],
])('a coupon that is %s, with the expiry %s, reads %j', async (status, expiry, text, usable) => {
  seedLocalStorage({ userCoupons: [{ id: 1, title: 'Diwali', status, expiry }] })
  await renderWork('/wallet?tab=coupons')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText(text.split(/ (?=Exp)/)[0] ?? '').parentElement).toHaveTextContent(text)
  expect(screen.queryAllByRole('button', { name: 'Use Diwali' })).toHaveLength(usable ? 1 : 0)
})

it.each([
  ['userCoupons', '/wallet?tab=coupons', 'No coupons yet. Invite a friend to earn one.'],
  ['referrals', '/invite-earn', 'No invites yet. Share your code with a friend.'],
])('a stored %s without entries shows no sample', async (key, path, text) => {
  seedLocalStorage({ [key]: [] })
  const { host } = await renderWork(path)
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  if (key !== 'referrals') return
  await userEvent.click(screen.getByRole('button', { name: "Simulate Friend's Purchase" }))
  expect(host.toasts).toMatchObject([{ title: 'No Pending Invites', destructive: true }])
})
