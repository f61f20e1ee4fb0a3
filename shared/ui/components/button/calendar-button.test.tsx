import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CalendarButton } from './calendar-button'

const button = <CalendarButton event={{ id: '1', title: 'Gold', day: '2026-12-20' }} label="Add" />

it('hands the event to the device as a calendar file', async () => {
  const files: Blob[] = []
  const createUrl = vi.fn((file: Blob) => `blob:${files.push(file)}`)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL() {} }))
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  render(button)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const [link] = clicked.mock.contexts
  expect(link).toMatchObject({ download: 'baithak.ics', href: 'blob:1' })
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8')
  expect(await files[0]?.text()).toContain('DTSTART;VALUE=DATE:20261220')
})

it('has a link to Google Calendar on Android alone', () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get')
  const { unmount } = render(button)
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  agent.mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9)')
  render(button)
  expect(screen.getByRole('link', { name: 'Add to Google Calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('dates=20261220%2F20261221'),
  )
})
