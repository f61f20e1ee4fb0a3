import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderShell } from '../../testing/render-shell'
import { AppContent } from '../app'

const file = {
  disabled: { en: 'Party rests.', hi: 'पार्टी बंद है।' },
  current: { url: 'https://modes.example/party/1.4.0-3fa9c2d1b0/', manifest: { id: 'party' } },
  ...{ withdrawn: [], previous: [] },
  releases: {},
  history: [
    {
      time: '2026-11-21T06:30:00.000Z',
      command: 'set',
      url: 'https://modes.example/party/1.4.0-3fa9c2d1b0/',
      author: 'Asha',
      current: 'https://modes.example/party/1.4.0-3fa9c2d1b0/',
    },
  ],
}

test.each([
  ['en', 'Releases', 'by Asha', 'Try again', 'Closed: Party rests.'],
  ['hi', 'मोड के संस्करण', 'Asha ने जारी किया', 'फिर कोशिश करें', 'अभी बंद: पार्टी बंद है।'],
] as const)(
  '/releases, %s: each mode’s release, when and by whom, once the files can be read',
  async (language, title, by, again, closed) => {
    localStorage.setItem('isUserOnboarded', 'true')
    const answer = vi.fn(async (_url: string) => Response.json({}, { status: 404 }))
    vi.stubGlobal('fetch', answer)
    renderShell(<AppContent />, { at: '/releases', language })
    await screen.findByRole('heading', { level: 1, name: title })
    const retry = await screen.findByRole('button', { name: again })
    expect(screen.queryByText(by)).toBeNull()
    answer.mockImplementation(async () => Response.json(file))
    await userEvent.click(retry)
    expect(await screen.findAllByText(by)).toHaveLength(4)
    expect(screen.getAllByText('1.4.0-3fa9c2d1b0')).toHaveLength(4)
    expect(screen.getAllByText(/^21 .* 2026, 12:00 PM$/)).toHaveLength(4)
    expect(screen.getAllByText(closed)).toHaveLength(4)
    expect(answer.mock.lastCall?.[0]).toMatch(/^\/registry\/\w+\.json$/)
  },
)
