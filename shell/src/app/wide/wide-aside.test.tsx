import { type AgendaItem, agendaOf } from '@baithak/contract'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { registryEntry } from '../../testing/registry-entry'
import { renderShell } from '../../testing/render-shell'
import { WideAside } from './wide-aside'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 17), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const party: AgendaItem = {
  id: 'party-1',
  title: { en: 'Party', hi: 'पार्टी' },
  place: { en: 'Chandni Terrace', hi: 'चाँदनी टेरेस' },
  start: new Date(2026, 10, 21, 19).toISOString(),
  end: new Date(2026, 10, 21, 23).toISOString(),
  link: '/party/manage?enquiry=1',
}
const pass: AgendaItem = {
  id: 'pass',
  title: { en: 'Gold Monthly', hi: 'गोल्ड मासिक' },
  place: { en: 'Your pass', hi: 'आपका पास' },
  start: new Date(2026, 10, 20).toISOString(),
  end: new Date(2026, 11, 20).toISOString(),
  link: '/wallet',
  material: 'gold',
}

function open(language: 'en' | 'hi') {
  const shell = renderShell(<WideAside onboarded />, { language })
  act(() => {
    shell.registry.store.setState({ work: registryEntry('work'), party: registryEntry('party') })
    shell.storage.record(agendaOf('party')).write([party])
    shell.storage.record(agendaOf('work')).write([pass])
  })
  return within(screen.getByRole('complementary'))
}

test('what the modes have published is beside the frame, with links into them', () => {
  const aside = open('en')
  const event = aside.getByRole('link', { name: /^Party/ })
  expect(event).toHaveTextContent('Party7:00 PM Chandni Terrace')
  expect(event).toHaveAttribute('href', '/party/manage?enquiry=1')
  const card = aside.getByRole('link', { name: /^Gold Monthly/ })
  expect(card).toHaveTextContent('Until 20 Dec 2026')
  expect(card).toHaveAttribute('href', '/wallet')
  expect(card).toHaveClass('metal-gold')
  expect(aside.getByRole('heading', { name: 'Your pass' })).toBeVisible()
})

test('it is in Hindi too', () => {
  const aside = open('hi')
  expect(aside.getByRole('link', { name: /^पार्टी/ })).toHaveTextContent('चाँदनी टेरेस')
  expect(aside.getByRole('link', { name: /^गोल्ड मासिक/ })).toHaveTextContent('20 दिस 2026 तक')
})

test('without anything published nothing is ahead', () => {
  renderShell(<WideAside onboarded />)
  expect(screen.getByText('Nothing more today.')).toBeVisible()
})

test('a page that needs what only the history of this device has is not offered to the phone', () => {
  window.history.replaceState({ usr: { cafe: 1 }, key: 'a', idx: 0 }, '')
  renderShell(<WideAside onboarded />, { at: null })
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
})
