// biome-ignore-all lint/style/noRestrictedGlobals: a preview is requested before there is a host
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registryCard, registryEntry } from '../../testing/registry-entry'
import { renderShell } from '../../testing/render-shell'
import { StatusBanners } from './status-banners'

const release = '1.4.0-0123456789'
const card = { ...registryCard('Gig', 'Stages'), name: { en: 'Gig', hi: 'महफ़िल' } }
const gig = registryEntry('gig', { card })
const preview = { gig: { ...gig, channel: 'preview' as const } }

it('a previewed release is named for the whole session, in the visitor’s language', async () => {
  const first = renderShell(<StatusBanners />, { at: `/gig?preview=gig:${release}` })
  act(() => first.registry.store.setState(preview))
  expect(await screen.findByText(`Preview: Gig ${release}`)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Leave preview' })).toBeInTheDocument()
  first.unmount()
  const { registry } = renderShell(<StatusBanners />, { at: '/party', language: 'hi' })
  act(() => registry.store.setState(preview))
  expect(await screen.findByText(`पूर्वावलोकन: महफ़िल ${release}`)).toBeInTheDocument()
})

it('a release that is not used is said to be missing', async () => {
  const { registry } = renderShell(<StatusBanners />, { at: `/gig?preview=gig:${release}` })
  act(() => registry.store.setState({ gig }))
  expect(
    await screen.findByText(`No preview: Gig ${release} is not available.`),
  ).toBeInTheDocument()
})

it('a request for a mode that nobody knows names it as it is, whatever its name', async () => {
  renderShell(<StatusBanners />, { at: `/gig?preview=tea:${release}` })
  expect(await screen.findByText(`Preview: tea ${release}`)).toBeInTheDocument()
})
