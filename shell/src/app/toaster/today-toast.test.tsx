import { type AgendaItem, agendaOf } from '@baithak/contract'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShellRouter } from '../../navigation/router'
import { ShellContext } from '../../services/shell-services'
import { createTestServices } from '../../testing/render-shell'
import { TodayToast } from './today-toast'

const noon = new Date(2026, 10, 25, 12)
const partyAt = (hour: number): AgendaItem => ({
  id: `party-${hour}`,
  title: { en: `Party at ${hour}`, hi: 'पार्टी' },
  start: new Date(2026, 10, 25, hour).toISOString(),
  end: new Date(2026, 10, 25, hour + 2).toISOString(),
  link: '/party/manage',
})

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The toast of a start of the app. */
function start() {
  const shell = createTestServices()
  shell.registry.store.setState({ party: {} as never })
  const { unmount } = render(
    <ShellContext value={shell}>
      <ShellRouter>
        <TodayToast />
      </ShellRouter>
    </ShellContext>,
  )
  unmount()
  return shell.toasts.store.getState()
}

it('what is due today is said once a day, at the start', () => {
  expect(start()).toBeNull()
  localStorage.setItem(agendaOf('party').key, JSON.stringify([partyAt(22), partyAt(19)]))
  expect(start()).toMatchObject({
    title: 'Party at 19 tonight, 7:00 PM',
    description: 'Party at 22 tonight, 10:00 PM',
    action: { label: 'Open' },
  })
  expect(start()).toBeNull()
})

it('what is due on another day is not', () => {
  localStorage.setItem(agendaOf('party').key, JSON.stringify([partyAt(19 + 24)]))
  expect(start()).toBeNull()
})
