import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use, useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ReportShownContext } from '../../loading/report-shown'
import { registryEntry } from '../../testing/registry-entry'
import { renderShell } from '../../testing/render-shell'
import { PartnerPage } from './partner-page'

const scrollTo = vi.fn()
beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})

function Dashboard() {
  useLayoutEffect(use(ReportShownContext))
  return (
    <>
      <Link to="/admin/cafe/1">Dabara House</Link>
      <Link to="/admin/dashboard?sort=city">City</Link>
    </>
  )
}

const dashboard = (at: string | null = '/admin/dashboard') =>
  renderShell(<PartnerPage renderScreen={() => <Dashboard />} />, { at })
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('a new screen starts at its top', async () => {
  dashboard()
  await follow('Dabara House')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

it('going back leaves scroll restoration to the browser', async () => {
  const { back } = dashboard()
  await follow('Dabara House')
  scrollTo.mockClear()
  await act(back)
  expect(scrollTo).not.toHaveBeenCalled()
})

it('sorting a table does not scroll', async () => {
  dashboard()
  await follow('City')
  expect(scrollTo).not.toHaveBeenCalled()
})

it('a reloaded page restores its scroll position once the table is long enough', async () => {
  const { documentElement: page } = document
  const { unmount } = dashboard()
  vi.stubGlobal('scrollY', 1200)
  fireEvent(document, new Event('scrollend'))
  unmount()
  dashboard(null)
  expect(page.scrollTop).toBe(0)
  vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(3000)
  await act(async () => void document.body.append(document.createElement('p')))
  expect(page.scrollTop).toBe(1200)
  page.scrollTop = 0
})

it('a mode of partners that only the registry names has the colours of its card', () => {
  const { registry } = dashboard('/desk')
  const text = { en: 'Desk', hi: 'डेस्क' }
  const colours = { accent: '#5b3a1c', deep: '#402712', tint: '#f3e9df', bright: '#e2b98f' }
  const card = { name: text, text, scene: 'assets/desk-12345678.svg', colours }
  act(() => registry.store.setState({ desk: registryEntry('desk', { audience: 'partner', card }) }))
  const frame = document.querySelector('[data-mode="desk"]')
  expect(frame).toHaveStyle({ '--acc': '#5b3a1c', '--acc-deep': '#402712' })
})
