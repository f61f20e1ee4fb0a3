import { expectTexts, readLocalStorage, seedLocalStorage } from '@baithak/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createArtist, renderGig, setFixedDate } from '../testing/render-gig'
import { parseLink } from './about'

setFixedDate()
const shownName = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test('a new artist is Guest User and sees empty sections', async () => {
  const { host } = renderGig('/gig/artist-profile')
  expect(await shownName()).toBe('Guest User')
  expectTexts(['Performer', '0 of 10', /^Tell cafés about yourself/])
  const banner = screen.getByRole('link', { name: /Premium Performer Pass/ })
  expect(banner).toHaveAttribute('href', '/gig/premium')
  fireEvent.click(screen.getByRole('button', { name: 'Artist settings' }))
  expect(host.toasts).toMatchObject([{ title: 'Not implemented yet', duration: 3000 }])
})

function seedPremium() {
  seedLocalStorage({ userData: { name: 'aanya rao' } })
  const premium = { name: '', premium_pass: true, verified_performer: true }
  seedLocalStorage({ artistProfile: createArtist({ ...premium, applied_gigs_count: 14 }) })
}

test('the profile of a premium artist shows the badge and the pass', async () => {
  seedPremium()
  renderGig('/gig/artist-profile')
  expect(await shownName()).toBe('aanya rao')
  expectTexts(['Verified Performer', '14', 'Unlimited with your Premium Performer Pass.'])
  expect(screen.getByRole('link', { name: /Premium Performer Pass/ })).toHaveTextContent('Active')
})

test('the profile is shared as text', async () => {
  const writeText = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  seedPremium()
  const links = ['soundcloud.com/aanya']
  renderGig('/gig/artist-profile', {
    artistPage: { bio: 'Old songs.', setMinutes: 45, tags: ['Ghazal'], links },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Share profile' }))
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledOnce())
  expect(writeText.mock.lastCall?.[0].split('\n')).toEqual([
    'aanya rao, verified performer on Baithak',
    'Old songs.',
    'Plays: Ghazal',
    '45-minute set',
    'https://soundcloud.com/aanya',
  ])
})

const openForm = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Write about yourself' }))
const enter = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test('what the artist writes is stored under its own key and shown', async () => {
  const { host } = renderGig('/gig/artist-profile')
  await openForm()
  await enter('About you, in a few lines', ' Old songs. ')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '45' } })
  await enter('Tags', 'Ghazal, Unplugged,, Ghazal')
  await enter('Link 1', 'soundcloud.com/ira,30')
  await enter('Link 2', 'www.ira.in')
  save()
  expect(host.toasts.at(-1)?.title).toBe('Page saved')
  expect(readLocalStorage('artistPage')).toEqual({
    bio: 'Old songs.',
    setMinutes: 45,
    tags: ['Ghazal', 'Unplugged'],
    links: ['soundcloud.com/ira,30', 'www.ira.in'],
  })
  expect(await screen.findByText('Old songs.')).toBeInTheDocument()
  expect(screen.getByText('45-minute set')).toBeInTheDocument()
  const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')
  expect(tags.map(({ textContent }) => textContent)).toEqual(['Ghazal', 'Unplugged'])
  const links = within(screen.getByRole('list', { name: 'Links' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://soundcloud.com/ira,30',
    'https://www.ira.in/',
  ])
})

test('the first link that is not a web address is refused beside its field', async () => {
  renderGig('/gig/artist-profile')
  await openForm()
  await enter('Link 1', 'a.in')
  await enter('Link 2', 'javascript:alert(1)')
  save()
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
async function openWithWaitingGig(applied_gigs_count: number) {
  const waitingGig = JSON.stringify('ghazal-baithak-2026-11-28')
  seedLocalStorage({ artistProfile: createArtist({ applied_gigs_count }) })
  const gig = renderGig('/gig/artist-profile', { 'draft:waiting-gig': waitingGig })
  await shownName()
  return gig
}

test('after Premium the profile offers the gig that met the limit', async () => {
  const { go, path } = await openWithWaitingGig(10)
  expect(isWaiting()).toBe(false)
  go('/gig/premium')
  fireEvent.click(await screen.findByRole('button', { name: 'Purchase Pass' }))
  expect(await screen.findByText('Ghazal Baithak is waiting')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(path()).toBe('/gig/my-gigs')
  expect(readLocalStorage('appliedGigs')).toMatchObject({
    Applied: [{ id: 'ghazal-baithak-2026-11-28', description: expect.stringContaining('takht') }],
  })
  go('/gig/artist-profile')
  await shownName()
  expect(isWaiting()).toBe(false)
})

test('a waiting gig can be put off', async () => {
  await openWithWaitingGig(0)
  fireEvent.click(screen.getByRole('button', { name: 'Maybe Later' }))
  expect(isWaiting()).toBe(false)
})
