import type { Card } from '@baithak/ui/picture'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noAppliedGigs } from '../model/gig'
import { createArtist, renderGig, seedLocalStorage, setFixedDate } from '../testing/render-gig'

const { renderCard } = vi.hoisted(() => ({
  renderCard: vi.fn<(card: Card) => Promise<Blob>>(),
}))
vi.mock('../../../shared/ui/picture/render-card', () => ({ renderCard }))

setFixedDate()
beforeEach(() => {
  renderCard.mockReset().mockRejectedValue(new Error('no canvas'))
  // jsdom has neither.
  URL.createObjectURL = vi.fn(() => 'blob:poster')
  URL.revokeObjectURL = vi.fn()
})
/** Without an image, the text is shared. */
async function clickShare() {
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Share poster' }))
}
const shownName = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test('the name comes from the artist profile, else from the member data, else it is Guest User', async () => {
  const mode = renderGig('/gig/artist-profile')
  expect(await shownName()).toBe('Guest User')
  mode.unmount()
  seedLocalStorage('userData', { name: 'Aanya Kumari Rao' })
  const member = renderGig('/gig/artist-profile')
  expect(await shownName()).toBe('Aanya Kumari Rao')
  member.unmount()
  seedLocalStorage('artistProfile', createArtist({ name: 'Aanya R' }))
  renderGig('/gig/artist-profile')
  expect(await shownName()).toBe('Aanya R')
})

test('only verified performers have the verified badge', async () => {
  seedLocalStorage('artistProfile', createArtist({ verified_performer: true }))
  const mode = renderGig('/gig/artist-profile')
  expect(await screen.findByText('Verified Performer')).toBeVisible()
  mode.unmount()
  seedLocalStorage('artistProfile', createArtist())
  renderGig('/gig/artist-profile')
  expect(await screen.findByText('Performer')).toBeVisible()
})

test('the artist settings are not implemented yet', async () => {
  const { host } = renderGig('/gig/artist-profile', 'hi')
  fireEvent.click(await screen.findByRole('button', { name: 'कलाकार सेटिंग' }))
  expect(host.toasts).toEqual([
    {
      title: 'यह सुविधा अभी उपलब्ध नहीं है',
      description: 'कलाकार सेटिंग अभी उपलब्ध नहीं है।',
      duration: 3000,
      note: true,
    },
  ])
})

test('each application of the week lights a bulb', async () => {
  seedLocalStorage('artistProfile', createArtist({ applied_gigs_count: 3 }))
  renderGig('/gig/artist-profile')
  expect(await screen.findByText('3 of 10')).toBeVisible()
  expect(screen.getByRole('img', { name: '3 of 10 applications sent this week' })).toBeVisible()
  expect(screen.getByText('7 applications left until Monday.')).toBeVisible()
})

test('applications of another week light no bulb', async () => {
  seedLocalStorage(
    'artistProfile',
    createArtist({ applied_gigs_count: 10, last_applied_week: '2026-W46' }),
  )
  renderGig('/gig/artist-profile')
  expect(await screen.findByText('0 of 10')).toBeVisible()
})

test('with premium all bulbs are lit, the count has no limit and the pass is shown', async () => {
  seedLocalStorage('artistProfile', createArtist({ premium_pass: true, applied_gigs_count: 14 }))
  renderGig('/gig/artist-profile')
  expect(await screen.findByText('14')).toBeVisible()
  expect(screen.getByText('Unlimited with your Premium Performer Pass.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Premium Performer Pass' })).toHaveTextContent('Active')
})

test('without premium the profile links to it', async () => {
  renderGig('/gig/artist-profile')
  const link = await screen.findByRole('link', { name: /Premium Performer Pass/ })
  expect(link).toHaveAttribute('href', '/gig/premium')
})

test('the profile shows the next confirmed gig, the genres, the gigs and the average rating', async () => {
  seedLocalStorage('appliedGigs', ownGigs)
  renderGig('/gig/artist-profile')
  expect(await screen.findByRole('link', { name: /26 Nov 2026.*Mehfil/ })).toBeVisible()
  expect(screen.getByText('Ghazal')).toBeVisible()
  expect(screen.getByRole('link', { name: /My Gigs/ })).toHaveTextContent('2')
  expect(screen.getByText('4.5')).toBeVisible()
})

test('An honest first day: a new artist has no gig, no genre and no rating', async () => {
  renderGig('/gig/artist-profile')
  expect(await screen.findByText('Nothing confirmed yet. The stage is being swept.')).toBeVisible()
  expect(screen.getByText('Your genres appear here with your first gig.')).toBeVisible()
  expect(screen.getByRole('link', { name: /My Gigs/ })).toHaveTextContent('0')
  expect(screen.getByText('Not rated yet')).toBeVisible()
})

const ownGigs = {
  ...noAppliedGigs,
  Confirmed: [
    { id: 2, title: 'Mehfil', cafe: 'Cutting Chai Company', date: '2026-11-26', genre: 'Poetry' },
  ],
  Completed: [{ id: 1, title: 'First', genre: 'Ghazal', rating: 4.5 }],
}

test('sharing copies the profile as text and shows a toast', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  seedLocalStorage('artistProfile', createArtist({ verified_performer: true }))
  seedLocalStorage('appliedGigs', ownGigs)
  const mode = renderGig('/gig/artist-profile')
  await clickShare()
  await vi.waitFor(() => expect(mode.host.toasts[0]?.title).toBe('Copied to Clipboard!'))
  expect(writeText).toHaveBeenCalledWith(
    [
      'Ira Menon, verified performer on Baithak',
      'Plays: Ghazal, Poetry',
      'Rated 4.5 out of 5 over 1 gig',
      'Next on stage: Mehfil, Cutting Chai Company, 26 Nov 2026',
    ].join('\n'),
  )
})

test('the shared text has the tags of the poster, and the name as it was typed', async () => {
  const writeText = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  seedLocalStorage('artistPage', { tags: ['Thumri', 'Film songs'] })
  seedLocalStorage('userName', 'aanya rao')
  renderGig('/gig/artist-profile')
  expect(await shownName()).toBe('aanya rao')
  await clickShare()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalled())
  expect(writeText.mock.calls[0]?.[0]).toMatch(
    /^aanya rao, performer on Baithak\nPlays: Thumri, Film songs$/,
  )
})

test('the shared text counts rated gigs, not all completed ones', async () => {
  const writeText = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const played = [5, null, undefined].map((rating, id) => ({ id, title: `Gig ${id}`, rating }))
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Completed: played })
  const mode = renderGig('/gig/artist-profile')
  await clickShare()
  await vi.waitFor(() => expect(mode.host.toasts[0]?.title).toBe('Copied to Clipboard!'))
  expect(writeText.mock.calls[0]?.[0]).toContain('Rated 5.0 out of 5 over 1 gig')
  expect(writeText.mock.calls[0]?.[0]).not.toContain('3 gigs')
})

test('a toast says when neither sharing nor copying works', async () => {
  vi.stubGlobal('navigator', {})
  const mode = renderGig('/gig/artist-profile')
  await clickShare()
  await vi.waitFor(() => expect(mode.host.toasts[0]?.destructive).toBe(true))
})

test('An artist’s page: what the artist writes is stored under a key of its own and shown', async () => {
  const { host } = renderGig('/gig/artist-profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Write about yourself' }))
  const field = (name: string) => screen.findByRole('textbox', { name })
  fireEvent.change(await field('About you, in a few lines'), { target: { value: 'Old songs.' } })
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '45' } })
  fireEvent.change(await field('Tags'), { target: { value: 'Ghazal, Unplugged,, Ghazal' } })
  fireEvent.change(await field('Links'), { target: { value: 'javascript:alert(1)' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await field('Links')).toHaveFocus()
  expect(screen.getByText(/^One of these is no web address/)).toBeVisible()
  fireEvent.change(await field('Links'), { target: { value: 'www.soundcloud.com/ira' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(host.toasts.at(-1)?.title).toBe('Page saved')
  expect(JSON.parse(localStorage.getItem('artistPage') ?? '')).toEqual({
    bio: 'Old songs.',
    setMinutes: 45,
    tags: ['Ghazal', 'Unplugged'],
    links: ['www.soundcloud.com/ira'],
  })
  expect(await screen.findByText('Old songs.')).toBeVisible()
  expect(screen.getByText('45 minute set')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Tags' })).toHaveTextContent('GhazalUnplugged')
  expect(screen.getByRole('link', { name: 'soundcloud.com/ira' })).toHaveAttribute(
    'href',
    'https://www.soundcloud.com/ira',
  )
})

test.each([
  ['Tags', 'a, b, c, d, e, f, g, h, i', 'At most 8. Leave some out.'],
  ['Links', 'a.in, b.in, c.in, d.in, e.in', 'At most 4. Leave some out.'],
])(
  'An artist’s page: more %s than fit are kept in the field, with a message',
  async (name, value, message) => {
    renderGig('/gig/artist-profile')
    fireEvent.click(await screen.findByRole('button', { name: 'Write about yourself' }))
    const field = await screen.findByRole('textbox', { name })
    fireEvent.change(field, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText(message)).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toHaveValue(value)
    expect(localStorage.getItem('artistPage')).toBeNull()
  },
)

test('An artist’s page: all messages show at once, and the first field of them has the focus', async () => {
  renderGig('/gig/artist-profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Write about yourself' }))
  const field = (name: string) => screen.findByRole('textbox', { name })
  fireEvent.change(await field('Tags'), { target: { value: 'a, b, c, d, e, f, g, h, i' } })
  fireEvent.change(await field('Links'), { target: { value: 'nowhere' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await field('Tags')).toHaveFocus()
  expect(await field('Tags')).toHaveAccessibleDescription(/Leave some out/)
  expect(await field('Links')).toHaveAccessibleDescription(/One of these is no web address/)
  fireEvent.change(await field('Tags'), { target: { value: 'a' } })
  expect(await field('Tags')).not.toHaveAccessibleDescription(/Leave some out/)
  expect(await field('Links')).toHaveAccessibleDescription(/One of these is no web address/)
})

test('An artist’s page: a row without content is left out, and a stored address that runs code too', async () => {
  seedLocalStorage('artistPage', { bio: ' ', setMinutes: null, tags: [], links: ['javascript:1'] })
  renderGig('/gig/artist-profile')
  expect(await screen.findByRole('button', { name: 'Write about yourself' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Links' })).toBeNull()
})

test('An artist’s page: the poster has the name, the tags and the next gig, and can be kept', async () => {
  renderCard.mockResolvedValue(new Blob(['png'], { type: 'image/png' }))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  seedLocalStorage('artistProfile', createArtist())
  seedLocalStorage('artistPage', { tags: ['Ghazal', 'Film songs'] })
  seedLocalStorage('appliedGigs', ownGigs)
  const { host } = renderGig('/gig/artist-profile')
  expect(
    await screen.findByRole('img', { name: /^Poster\. An evening with, Ira Menon/ }),
  ).toBeVisible()
  expect(renderCard.mock.lastCall?.[0].texts.map(({ text }) => text)).toEqual([
    'An evening with',
    'Ira Menon',
    'Ghazal, Film songs',
    expect.stringContaining('26 Nov 2026'),
    expect.stringContaining('Cutting Chai Company'),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
  await vi.waitFor(() => expect(host.toasts[0]?.title).toBe('Poster saved'))
  expect(saved).toHaveBeenCalledOnce()
})

test('An artist’s page: without a gig, the poster says where to book', async () => {
  renderGig('/gig/artist-profile')
  await vi.waitFor(() => expect(renderCard).toHaveBeenCalled())
  expect(renderCard.mock.lastCall?.[0].texts.map(({ text }) => text)).toContain(
    'Book me through Baithak',
  )
})
