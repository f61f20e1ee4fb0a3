import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { artistWith, onStage, store } from '../testing/render-gig'

const open = onStage()
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the gig list shows the three sample gigs under a premium banner', () => {
  open('/gig')
  expect(titles()).toEqual(['Ghazal Baithak', 'Sunday Acoustic', 'Open Mic Wednesday'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find your stage')
  expect(screen.getByRole('link', { name: /Premium Performer Pass/ })).toHaveAttribute(
    'href',
    '/gig/premium',
  )
})

test('each gig says where it is, what it gives, its genre, and whether it is Paid or Exposure', () => {
  open('/gig')
  const [ghazal, , openMic] = screen.getAllByRole('listitem')
  expect(ghazal).toHaveTextContent(/28 Nov 2026.*Dabara House, Indiranagar.*₹6,500.*Paid.*Ghazal/)
  expect(openMic).toHaveTextContent(
    /Khidki Coffee, Church Street.*Dinner and a recording.*Exposure/,
  )
})

test('a category shows its gigs alone, and All shows every one again', () => {
  open('/gig')
  choose('Exposure')
  expect(titles()).toEqual(['Open Mic Wednesday'])
  choose('Paid')
  expect(titles()).toEqual(['Ghazal Baithak', 'Sunday Acoustic'])
  choose('All')
  expect(titles()).toHaveLength(3)
})

test("an empty category says 'No gigs in this category yet.'", () => {
  open('/gig')
  choose('Comedy')
  expect(titles()).toEqual(['No gigs in this category yet.'])
})

test('the chosen category is still there after a look at a gig', async () => {
  const gig = open('/gig')
  choose('Poetry')
  fireEvent.click(screen.getByRole('link', { name: /Open Mic Wednesday/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(gig.path()).toBe('/gig?category=poetry')
  expect(titles()).toEqual(['Open Mic Wednesday'])
})

test('a gig that was applied to says so in the list', () => {
  store('appliedGigs', {
    Applied: [{ id: 'ghazal-baithak-2026-11-28', title: 'Ghazal Baithak' }],
  })
  open('/gig')
  const [ghazal, sunday] = screen.getAllByRole('listitem')
  expect(within(ghazal as HTMLElement).getByText('Applied')).toBeVisible()
  expect(within(sunday as HTMLElement).queryByText('Applied')).toBeNull()
})

test('the banner sells nothing to an artist who has the pass', () => {
  store('artistProfile', artistWith({ premium_pass: true }))
  open('/gig')
  expect(screen.getByText('Active. Unlimited applications')).toBeVisible()
})

test('the list is whole in Hindi', () => {
  open('/gig', 'hi')
  expect(titles()).toEqual(['ग़ज़ल बैठक', 'संडे अकूस्टिक', 'ओपन माइक बुधवार'])
  choose('कॉमेडी')
  expect(titles()).toEqual(['इस श्रेणी में अभी कोई महफ़िल नहीं है।'])
})

test('an unknown path of the mode leads home', () => {
  expect(open('/gig/backstage').path()).toBe('/')
})
