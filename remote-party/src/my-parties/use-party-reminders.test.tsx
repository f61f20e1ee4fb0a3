import { type AgendaItem, agendaOf, reminderChoices } from '@baithak/contract'
import { plannedReminders } from '@baithak/domain/agenda'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { myPartiesRecord } from '../model/party-enquiry'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import { advance, renderMyParties, setUpMyPartiesTests } from '../testing/render-my-parties'

setUpMyPartiesTests()

const remindedIds = (items: readonly AgendaItem[] = []) =>
  items.filter(({ reminder }) => reminder).map(({ id }) => id)

/** The page is hidden until `show`, and the member has switched the reminder on, or not. */
async function renderHidden({ at = '/party/manage', isOn = true } = {}) {
  localStorage.setItem('isUserOnboarded', 'true')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  const party = await renderMyParties(at)
  const { storage } = party.host
  const agenda = storage.record(agendaOf('party'))
  storage.record(reminderChoices).write(isOn ? { party: true } : {})
  await advance(5000)
  return {
    ...party,
    items: () => agenda.getState(),
    remindedIds: () => remindedIds(agenda.getState()),
    show() {
      hidden.mockReturnValue(false)
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    },
  }
}

test('a party that is confirmed in the background has a reminder, in both languages', async () => {
  seedEnquiries(createEnquiry())
  const { items } = await renderHidden()
  const end = new Date('2026-12-12T23:00').toISOString()
  expect(items()).toEqual([
    {
      id: 'party-P-1',
      title: { en: 'Party', hi: 'पार्टी' },
      place: { en: 'Chandni Terrace', hi: 'चाँदनी टेरेस' },
      start: new Date('2026-12-12T19:00').toISOString(),
      end,
      link: '/party/manage?enquiry=P-1',
      reminder: {
        kind: 'party',
        from: new Date().toISOString(),
        until: end,
        title: { en: 'Party confirmed, ready to pay', hi: 'पार्टी की पुष्टि हुई, भुगतान करें' },
        text: { en: 'Chandni Terrace, 12 Dec 2026', hi: 'चाँदनी टेरेस, 12 दिस 2026' },
      },
    },
  ])
})

test('without the reminder switched on, there is none for later', async () => {
  seedEnquiries(createEnquiry())
  const { remindedIds, statuses } = await renderHidden({ isOn: false })
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  expect(remindedIds()).toEqual([])
})

test('a party without a date has its reminder for a day', async () => {
  seedEnquiries(createEnquiry({ date: '' }))
  const { items } = await renderHidden()
  const until = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  expect(items()).toMatchObject([{ id: 'party-P-1', end: until, reminder: { until } }])
  expect(items()[0]).not.toHaveProperty('start')
})

test('a reminder that a release of contract 1 has planned is taken over, until it is seen', async () => {
  seedEnquiries(
    createEnquiry({ status: 'Confirmed - Pay Now' }),
    createEnquiry({ id: 'P-2', status: 'Confirmed - Pay Now' }),
  )
  const text = { en: 'Party confirmed', hi: 'पार्टी की पुष्टि' }
  const planned = ['P-1', 'P-2'].map((id) => ({
    id: `party-${id}`,
    from: '2026-11-21T10:00:00.000Z',
    until: '2026-12-12T17:30:00.000Z',
    title: text,
    text,
    url: `/party/manage?enquiry=${id}`,
  }))
  localStorage.setItem('draft:planned-reminders', JSON.stringify({ party: { planned, shown: [] } }))
  const { host, items } = await renderHidden({ at: '/party/manage?enquiry=P-2' })
  expect(remindedIds(items())).toEqual(['party-P-1', 'party-P-2'])
  expect(host.storage.record(plannedReminders).getState()).toEqual({})
})

test.each(['Paid & Booked', 'Cancelled'] as const)(
  'the reminder of a party that is %s by now is withdrawn',
  async (status) => {
    seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
    const { host, remindedIds } = await renderHidden()
    expect(remindedIds()).toEqual(['party-P-1', 'party-P-2'])
    act(() => {
      host.storage
        .record(myPartiesRecord)
        .write(([first, ...others]) => (first ? [{ ...first, status }, ...others] : []))
    })
    expect(remindedIds()).toEqual(['party-P-2'])
  },
)

test('confirmations that the member sees on return are no news', async () => {
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
  const { remindedIds, show } = await renderHidden()
  expect(remindedIds()).toHaveLength(2)
  // The shell shows what is due at the same event.
  const readByShell = vi.fn(remindedIds)
  document.addEventListener('visibilitychange', readByShell, { once: true })
  show()
  expect(readByShell).toHaveReturnedWith([])
})

test('the details of one party show no confirmation of another', async () => {
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
  const { remindedIds, show, go } = await renderHidden({ at: '/party/manage?enquiry=P-2' })
  show()
  expect(remindedIds()).toEqual(['party-P-1'])
  go('/party/manage')
  expect(remindedIds()).toEqual([])
})

test('a party that is confirmed on the open screen has no reminder', async () => {
  seedEnquiries(createEnquiry())
  const { host, statuses } = await renderMyParties()
  await advance(5000)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  expect(remindedIds(host.storage.record(agendaOf('party')).getState())).toEqual([])
})

test('the member chooses to be told of confirmations', async () => {
  seedEnquiries(createEnquiry())
  const { host } = await renderMyParties()
  fireEvent.click(screen.getByRole('switch', { name: 'Tell me when a venue confirms' }))
  expect(host.storage.record(reminderChoices).getState()).toEqual({ party: true })
})
