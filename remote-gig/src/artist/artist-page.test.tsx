import { expectTexts, readLocalStorage } from '@baithak/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createArtist, renderGig, setFixedDate, tap } from '../testing/render-gig'
import { parseLink } from './about'

setFixedDate()
const open = (stored = {}) => renderGig('/gig/artist-profile', stored)
const expectName = (name: string) =>
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument()

test('a new artist is Guest User and sees empty sections', async () => {
  const { host } = await open()
  expectName('Guest User')
  expectTexts(['Performer', '0 of 10', /^Tell cafés about yourself/])
  const banner = screen.getByRole('link', { name: /Premium Performer Pass/ })
  expect(banner).toHaveAttribute('href', '/gig/premium')
  await tap('Artist settings')
  expect(host.toasts).toMatchObject([{ title: 'Not implemented yet', duration: 3000 }])
})

test('the profile of a premium artist shows the badge and the pass, and is shared as text', async () => {
  const writeText = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const premium = { name: '', premium_pass: true, verified_performer: true }
  const links = ['soundcloud.com/aanya']
  await open({
    userData: { name: 'aanya rao' },
    artistProfile: createArtist({ ...premium, applied_gigs_count: 14 }),
    artistPage: { bio: 'Old songs.', setMinutes: 45, tags: ['Ghazal'], links },
  })
  expectName('aanya rao')
  expectTexts(['Verified Performer', '14', 'Unlimited with your Premium Performer Pass.'])
  expect(screen.getByRole('link', { name: /Premium Performer Pass/ })).toHaveTextContent('Active')
  await tap('Share profile')
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledOnce())
  expect(writeText.mock.lastCall?.[0].split('\n')).toEqual([
    'aanya rao, verified performer on Baithak',
    'Old songs.',
    'Plays: Ghazal',
    '45-minute set',
    'https://soundcloud.com/aanya',
  ])
})

const enter = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

test('what the artist writes is stored under its own key and shown', async () => {
  const { host } = await open()
  await tap('Write about yourself')
  enter('About you, in a few lines', ' Old songs. ')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '45' } })
  enter('Tags', 'Ghazal, Unplugged,, Ghazal')
  enter('Link 1', 'soundcloud.com/ira,30')
  enter('Link 2', 'www.ira.in')
  await tap('Save')
  expect(host.toasts.at(-1)?.title).toBe('Page saved')
  expect(readLocalStorage('artistPage')).toEqual({
    bio: 'Old songs.',
    setMinutes: 45,
    tags: ['Ghazal', 'Unplugged'],
    links: ['soundcloud.com/ira,30', 'www.ira.in'],
  })
  expectTexts(['Old songs.', '45-minute set'])
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')
  expect(tags.map(({ textContent }) => textContent)).toEqual(['Ghazal', 'Unplugged'])
  const links = within(screen.getByRole('list', { name: 'Links' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://soundcloud.com/ira,30',
    'https://www.ira.in/',
  ])
})

test('the first link that is not a web address is refused beside its field', async () => {
  await open()
  await tap('Write about yourself')
  enter('Link 1', 'a.in')
  enter('Link 2', 'javascript:alert(1)')
  await tap('Save')
  const link = screen.getByRole('textbox', { name: 'Link 2' })
  expect(link).toHaveFocus()
  expect(link).toHaveAccessibleDescription(/This is not a web address/)
  expect(readLocalStorage('artistPage')).toBeNull()
})

test.each([
  ['soundcloud.com/ira', 'https://soundcloud.com/ira'],
  ['http://a.in', 'http://a.in/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['nowhere', undefined],
  ['30', undefined],
  ['127.0.0.1', undefined],
])('the link %s leads to %s', (text, href) => {
  expect(parseLink(text)?.href).toBe(href)
})

const isWaiting = () => screen.queryByText('Ghazal Baithak is waiting') !== null
const openWithWaitingGig = (applied_gigs_count: number) =>
  open({
    artistProfile: createArtist({ applied_gigs_count }),
    'draft:waiting-gig': JSON.stringify('ghazal-baithak-2026-11-28'),
  })

test('after Premium the profile offers the gig that met the limit', async () => {
  const { go, path } = await openWithWaitingGig(10)
  expect(isWaiting()).toBe(false)
  go('/gig/premium')
  await tap('Purchase Pass')
  expect(await screen.findByText('Ghazal Baithak is waiting')).toBeInTheDocument()
  await tap('Apply')
  expect(path()).toBe('/gig/my-gigs')
  expect(readLocalStorage('appliedGigs')).toMatchObject({
    Applied: [{ id: 'ghazal-baithak-2026-11-28', description: expect.stringContaining('takht') }],
  })
  go('/gig/artist-profile')
  expect(isWaiting()).toBe(false)
})

test('a waiting gig can be put off', async () => {
  await openWithWaitingGig(0)
  await tap('Maybe Later')
  expect(isWaiting()).toBe(false)
})
