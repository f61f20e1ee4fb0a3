import { reminderChoicesItem, reminderPlansItem } from '@baithak/shared/storage'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createEnquiry, seedEnquiries } from '../testing/create-enquiry'
import { advance, renderMyParties, setUpMyPartiesTests } from '../testing/render-my-parties'

setUpMyPartiesTests()

/** The page is hidden until `show`, and the member has switched the reminder on, or not. */
async function renderHidden({ at = '/party/manage', isOn = true } = {}) {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  const party = await renderMyParties(at)
  const { storage } = party.host
  storage.item(reminderChoicesItem).write(isOn ? { party: true } : {})
  await advance(5000)
  const plans = () => storage.item(reminderPlansItem).getState()
  return {
    ...party,
    plans,
    plannedIds: () => plans().party?.planned.map(({ id }) => id),
    show() {
      hidden.mockReturnValue(false)
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    },
  }
}

test('a party that is confirmed in the background is planned as a reminder, in both languages', async () => {
  seedEnquiries(createEnquiry())
  const { plans } = await renderHidden()
  expect(plans().party?.planned).toEqual([
    {
      id: 'party-P-1',
      from: new Date().toISOString(),
      until: new Date('2026-12-12T23:00').toISOString(),
      title: { en: 'Party confirmed, ready to pay', hi: 'पार्टी की पुष्टि हुई, भुगतान करें' },
      text: { en: 'Chandni Terrace, 12 Dec 2026', hi: 'चाँदनी टेरेस, 12 दिस 2026' },
      url: '/party/manage?enquiry=P-1',
    },
  ])
})

test('without the reminder switched on, nothing is planned for later', async () => {
  seedEnquiries(createEnquiry())
  const { plans, statuses } = await renderHidden({ isOn: false })
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  expect(plans()).toEqual({})
})

test.each(['Paid & Booked', 'Cancelled'] as const)(
  'the reminder of a party that is %s by now is withdrawn',
  async (status) => {
    seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
    const { host, plannedIds } = await renderHidden()
    expect(plannedIds()).toEqual(['party-P-1', 'party-P-2'])
    act(() => {
      host.storage.myParties.write(([first, ...others]) =>
        first ? [{ ...first, status }, ...others] : [],
      )
    })
    expect(plannedIds()).toEqual(['party-P-2'])
  },
)

test('confirmations that the member sees on return are no news', async () => {
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
  const { plannedIds, show } = await renderHidden()
  expect(plannedIds()).toHaveLength(2)
  // The shell shows what is planned at the same event.
  const readByShell = vi.fn(plannedIds)
  document.addEventListener('visibilitychange', readByShell, { once: true })
  show()
  expect(readByShell).toHaveReturnedWith([])
})

test('the details of one party show no confirmation of another', async () => {
  seedEnquiries(createEnquiry(), createEnquiry({ id: 'P-2' }))
  const { plannedIds, show, go } = await renderHidden({ at: '/party/manage?enquiry=P-2' })
  show()
  expect(plannedIds()).toEqual(['party-P-1'])
  go('/party/manage')
  expect(plannedIds()).toEqual([])
})

test('a party that is confirmed on the open screen has no reminder', async () => {
  seedEnquiries(createEnquiry())
  const { host, statuses } = await renderMyParties()
  await advance(5000)
  expect(statuses()).toEqual(['Confirmed - Pay Now'])
  expect(host.storage.item(reminderPlansItem).getState()).toEqual({})
})

test('the member chooses to be told of confirmations', async () => {
  seedEnquiries(createEnquiry())
  const { host } = await renderMyParties()
  fireEvent.click(screen.getByRole('switch', { name: 'Tell me when a venue confirms' }))
  expect(host.storage.item(reminderChoicesItem).getState()).toEqual({ party: true })
})
