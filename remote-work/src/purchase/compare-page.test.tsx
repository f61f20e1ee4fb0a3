import type { PassId } from '@baithak/domain'
import { expectTexts, fixDate, readLocalStorage } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWork, tap } from '../testing/render-work'
import { storedPass } from '../testing/stored'

const dates = { purchaseDate: '2027-01-20T06:30:00.000Z', expiryDate: '2027-02-20T06:30:00.000Z' }
const upgrade = /Upgrade to Gold Monthly ?₹7,999/

fixDate('2027-01-31T06:30:00.000Z')

const open = (plan: PassId, state?: object) =>
  renderWork('/compare-passes', { userPass: storedPass(plan, dates) }, { state })

it('the table has three columns, six rows and the prices of each tier, grouped the Indian way', async () => {
  await renderWork('/compare-passes')
  const table = within(screen.getByRole('table', { name: 'Compare Silver vs Gold' }))
  const texts = (role: string) => table.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('columnheader')).toEqual(['Feature', 'Silver', 'Gold'])
  const features = ['Access', 'Complimentary', 'Discounts', 'Seating', 'Events', 'Pricing']
  expect(texts('rowheader')).toEqual(features)
  expect(texts('cell')).toHaveLength(12)
  const prices = within(table.getByRole('row', { name: /^Pricing/ }))
  expectTexts(['₹4,999', '₹1,750', '₹7,999', '₹3,150'], prices)
})

it('a Gold holder reads what Gold Monthly replaces, unlike spec §2', async () => {
  await open('gold_weekly', { upgrade: true })
  expect(screen.getByRole('button', { name: upgrade })).toBeInTheDocument()
  expectTexts(['Replaces your Gold Weekly, which is valid until 20 Feb 2027.'])
})

it('a Gold Monthly holder is offered no upgrade, unlike spec §2', async () => {
  const { path } = await open('gold_monthly', { upgrade: true })
  expect(screen.queryByRole('button', { name: /Upgrade to Gold Monthly/ })).toBeNull()
  expect(screen.getByText('You have Gold Monthly until 20 Feb 2027.')).toBeInTheDocument()
  await tap('View your pass', 'link')
  expect(path()).toBe('/wallet')
})

it('the upgrade is valid for 30 days, and the old pass is in Past Passes', async () => {
  const { host, path } = await open('silver_monthly')
  expect(screen.getByText('Upgrade to Gold and unlock all premium benefits!')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Buy Gold' })).toBeNull()
  await tap(upgrade)
  expect(readLocalStorage('userPass')).toEqual({
    passId: 'gold_monthly',
    purchaseDate: '2027-01-31T06:30:00.000Z',
    expiryDate: '2027-03-02T06:30:00.000Z',
  })
  const description = 'Your Gold Pass is now active until 2 Mar 2027.'
  expect(host.toasts).toEqual([{ title: 'Upgrade Successful!', description }])
  expect(path()).toBe('/wallet')
  await tap('Past Passes', 'tab')
  const past = within(within(screen.getByRole('tabpanel')).getByRole('listitem'))
  expectTexts(['Silver Monthly', '20 Jan 2027 – 20 Feb 2027', 'Replaced on 31 Jan 2027'], past)
})
