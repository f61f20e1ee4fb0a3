import { expectTexts, fixDate, readLocalStorage } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { href, renderWork, tap } from '../testing/render-work'
import { storedCheckIn, storedPass } from '../testing/stored'

const gold = storedPass('gold_monthly')
const plan = { id: 'silver_monthly', type: 'Silver', duration: 'Monthly', status: 'Expired' }

fixDate('2026-11-21T12:00+05:30')

const panel = () => within(screen.getByRole('tabpanel'))

it('the card of an active pass shows what spec §2 lists, and the member’s name', async () => {
  await renderWork('/wallet', { userPass: gold, userName: 'Aanya Rao' })
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Pass' })).toBeInTheDocument()
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading', { name: 'Gold' })).toBeInTheDocument()
  expectTexts(['Monthly', 'Active', 'Valid until', '20 Dec 2026', 'Aanya Rao'], card)
  expectTexts(['29 days left', '0 visits', '15% F&B discount'])
  expect(screen.getByRole('button', { name: 'Remind me before it ends' })).toBeInTheDocument()
  for (const name of ['Upgrade to Gold', /^Renew/])
    expect(screen.queryByRole('link', { name })).toBeNull()
  expect(href('Show QR Code')).toBe('/check-in')
})

const pastGold = { ...gold, type: 'Gold', duration: 'Monthly', status: 'Expired' }
const newer = storedPass('gold_weekly', { purchaseDate: '2026-11-20T11:00:00.000Z' })
it.each([
  ['the active pass', '/wallet', { userPass: gold }],
  ['a past pass', '/wallet?tab=pastPasses', { userPass: newer, passHistory: [pastGold] }],
])('the receipt of %s has name, plan, dates and amount, and is printed', async (_, at, stored) => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await renderWork(at, { ...stored, userName: 'Aanya Rao' })
  await tap('Receipt: Gold Monthly')
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  const dates = ['20 Nov 2026', '20 Nov 2026 – 20 Dec 2026']
  expectTexts(['Aanya Rao', 'Gold Monthly', ...dates, '₹7,999', 'Simulated payment'], receipt)
  await userEvent.click(receipt.getByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledOnce()
})

it('a Silver holder can upgrade, with the upgrade state for the comparison', async () => {
  const { path, state } = await renderWork('/wallet', { userPass: storedPass('silver_weekly') })
  await tap('Upgrade to Gold', 'link')
  expect([path(), state()]).toEqual(['/compare-passes', { upgrade: true }])
})

it('a pass that ends tomorrow is renewed, and not added to the calendar', async () => {
  const userPass = storedPass('gold_monthly', { expiryDate: '2026-11-22T10:00:00.000Z' })
  await renderWork('/wallet', { userPass, lastCopy: '2026-11-01T10:00:00.000Z' })
  expect(screen.queryByRole('link', { name: /Save a copy/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Renew ₹7,999' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Remind me before it ends' })).toBeNull()
})

it('without a pass there are Purchase a Pass and Invite & Earn', async () => {
  const { path } = await renderWork('/wallet')
  expect(screen.getByRole('heading', { name: 'No Active Pass' })).toBeInTheDocument()
  expect(href(/^Invite & Earn/)).toBe('/invite-earn')
  await tap('Purchase a Pass', 'link')
  expect(path()).toBe('/purchase-pass')
})

const spent = storedPass('gold_weekly', { expiryDate: '2026-11-20T11:00:00.000Z' })
const older = { ...plan, purchaseDate: '2026-09-22', expiryDate: '2026-09-29' }

it('an expired pass moves to the top of the past passes, with one toast', async () => {
  const { host } = await renderWork('/wallet', { userPass: spent, passHistory: [older] })
  expect(readLocalStorage('userPass')).toBeNull()
  expect(readLocalStorage('passHistory')).toMatchObject([
    { ...spent, type: 'Gold', duration: 'Weekly', price: 3150, status: 'Expired' },
    older,
  ])
  const description = 'Your pass has expired. Purchase a new one to continue enjoying benefits.'
  expect(host.toasts).toEqual([{ title: 'Pass Expired', description, neutral: true }])
  expect(screen.getByRole('heading', { name: 'No Active Pass' })).toBeInTheDocument()
  await tap('Past Passes', 'tab')
  const [first] = panel().getAllByRole('listitem')
  expect(first).toHaveTextContent(/^Gold Weekly.*20 Nov 2026 – 20 Nov 2026.*Expired$/)
})

it('a pass that was archived while the clock was ahead is the current one again', async () => {
  await renderWork('/wallet?tab=pastPasses', { passHistory: [pastGold, older] })
  expect(screen.getByText('29 days left')).toBeInTheDocument()
  expect(panel().getAllByRole('listitem')).toHaveLength(1)
})

it('without stored check-ins there are samples that say so', async () => {
  await renderWork('/wallet')
  expect(panel().getByText(/^These are samples\./)).toBeInTheDocument()
  const [first] = panel().getAllByRole('listitem')
  expect(first).toHaveTextContent(/^Dabara House.*19 Nov 2026.*3h 10m$/)
})

it('the member’s check-ins are sorted by time, and those of other members are left out', async () => {
  const checkIns = [
    storedCheckIn('khidki-coffee', { memberId: 'U-2' }),
    storedCheckIn('closed', { cafe: 'The Old Counter', at: '2026-11-18T06:30:00.000Z' }),
    storedCheckIn('tulsi-courtyard', { at: '2026-11-21T06:30:00.000Z' }),
  ]
  await renderWork('/wallet', { userId: 'U-1', 'draft:visits': checkIns })
  const rows = panel().getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent(/^Tulsi Courtyard.*21 Nov 2026.*12:00 PM$/)
  expect(rows[1]).toHaveTextContent(/^The Old Counter.*18 Nov 2026.*12:00 PM$/)
})

it.each([
  ['the plan alone', { ...plan }, 'Silver Monthly'],
  ['only the start', { ...plan, purchaseDate: '2026-10-25' }, '25 Oct 2026 –'],
  ['a date as text', { ...plan, expiryDate: 'last Diwali' }, '– last Diwali'],
  ['the plan’s id alone', { id: 'silver_monthly', status: 'Expired' }, 'Silver Monthly'],
  ['the tier alone', { type: 'Gold', status: 'Expired' }, 'Gold Pass'],
  ['only a status', { status: 'Expired' }, 'Your pass'],
])('a past pass with %s is shown with what it has', async (_, stored, text) => {
  await renderWork('/wallet?tab=pastPasses', { passHistory: [stored] })
  expectTexts([text, 'Expired'], within(panel().getByRole('listitem')))
  expect(readLocalStorage('passHistory')).toEqual([stored])
})

it('the samples are an active coupon with Use, and one with a red expiry', async () => {
  const { host } = await renderWork('/wallet?tab=coupons')
  expect(screen.getByText('Expired 31 Oct 2026').parentElement).toHaveClass('text-bad')
  await userEvent.click(screen.getByRole('button', { name: /^Use/ }))
  expect(host.toasts).toEqual([{ title: 'Feature not implemented', duration: 3000, neutral: true }])
})

it.each([
  ['active', '2020-01-01', 'Expires 1 Jan 2020', true],
  ['used', '31 Dec 2026', 'Used (expiry 31 Dec 2026)', false],
  ['used', 'Diwali', 'Used', false],
  ['expired', '', 'Expired', false],
  ['paused', '31 Dec 2026', 'Not active (expiry 31 Dec 2026)', false],
  ['paused', '1 Jan 2020', 'Expired 1 Jan 2020', false],
])('a coupon that is %s, with the expiry %s, reads %j', async (status, expiry, text, usable) => {
  const coupon = { id: 1, title: 'Diwali', status, expiry }
  await renderWork('/wallet?tab=coupons', { userCoupons: [coupon] })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryAllByRole('button', { name: 'Use Diwali' })).toHaveLength(usable ? 1 : 0)
})

const jalebi = { id: 1, title: 'Diwali', description: 'A free jalebi', status: 'active' }
it.each([
  ['a friend', 'referral', ' meher  IRANI', /^मेहर ईरानी को न्योता/],
  ['an unknown friend', 'referral', 'Zoya $& {{name}}', /^Zoya \$& \{\{name\}\} को/],
  ['a code', 'welcome', 'BAITHAKQ7XK2M', /^BAITHAKQ7XK2M कोड/],
  ['another program', 'referral', undefined, 'A free jalebi'],
])('in Hindi the text of a coupon of %s is shown', async (_, type, friend, text) => {
  const userCoupons = [{ ...jalebi, type, friend }]
  await renderWork('/wallet?tab=coupons', { userCoupons }, { language: 'hi' })
  expect(screen.getByText(text)).toBeInTheDocument()
})

it.each([
  ['draft:visits', '/wallet', 'No check-ins yet. Show your QR code at a café.'],
  ['userCoupons', '/wallet?tab=coupons', 'No coupons yet. Invite a friend to earn one.'],
  ['passHistory', '/wallet?tab=pastPasses', 'Your expired passes will be listed here.'],
])('a stored %s without entries shows no sample', async (key, path, text) => {
  await renderWork(path, { [key]: [] })
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})
