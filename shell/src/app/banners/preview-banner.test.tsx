// biome-ignore-all lint/style/noRestrictedGlobals: a preview is requested before there is a host
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { registryCard, registryEntry } from '../../testing/registry-entry'
import { renderShell } from '../../testing/render-shell'
import { StatusBanners } from './status-banners'

const release = '1.4.0-0123456789'
const card = { ...registryCard('Gig', 'Stages'), name: { en: 'Gig', hi: 'महफ़िल' } }
const gig = registryEntry('gig', { card })

it('previews are named for the whole session, and what is not available is said to be missing', async () => {
  const requested = `gig:${release},tea:${release}`
  const first = renderShell(<StatusBanners />, { at: `/gig?preview=${requested}` })
  act(() => first.registry.store.setState({ gig }))
  const missing = `No preview: Gig ${release} is not available.`
  expect(await screen.findByText(missing)).toBeInTheDocument()
  expect(screen.getByText(`Preview: tea ${release}`)).toBeInTheDocument()
  first.unmount()
  const { registry } = renderShell(<StatusBanners />, { at: '/party', language: 'hi' })
  act(() => registry.store.setState({ gig: { ...gig, channel: 'preview' } }))
  expect(await screen.findByText(`पूर्वावलोकन: महफ़िल ${release}`)).toBeInTheDocument()
})
