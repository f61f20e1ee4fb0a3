import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00+05:30'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

async function openChart(url = '/admin/dashboard') {
  renderAdmin(url)
  const chart = await screen.findByRole('group', { name: /^Check-ins by/ })
  const bars = within(chart).getAllByRole('img')
  const tooltip = () => chart.querySelector('.bg-toast')?.textContent ?? null
  return { chart, bars, tooltip }
}

describe('the chart of the period', () => {
  test('a week has a bar for each day, named with its values', async () => {
    const { bars } = await openChart()
    expect(bars).toHaveLength(7)
    expect(bars.at(-1)).toHaveAccessibleName(/^Sat,? 21 Nov: \d+ check-ins, 7 days before \d+$/)
  })

  test('a month has thirty bars, a day one for each opening hour', async () => {
    expect((await openChart('/admin/dashboard?period=month')).bars).toHaveLength(30)
  })

  test('an hour to come is named with the earlier day’s check-ins alone', async () => {
    const { bars } = await openChart('/admin/dashboard?period=today')
    expect(bars[0]).toHaveAccessibleName(/^7 AM: \d+ check-ins, Last Saturday \d+$/)
    expect(bars[10]).toHaveAccessibleName(/^5 PM: Last Saturday [1-9]\d*$/)
  })

  test('one bar is in the tab order; arrow keys, Home and End move on from it', async () => {
    const { bars } = await openChart('/admin/dashboard?period=today')
    expect(bars).toHaveLength(15)
    expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toEqual([bars[0]])
    bars[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(bars[2]).toHaveFocus()
    expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toEqual([bars[2]])
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(bars[14]).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(bars[0]).toHaveFocus()
  })

  test('the focus and the pointer show a tooltip, Escape and leaving hide it', async () => {
    const { chart, bars, tooltip } = await openChart()
    expect(tooltip()).toBeNull()
    fireEvent.focus(bars[1] as HTMLElement)
    expect(tooltip()).toBe(bars[1]?.ariaLabel)
    fireEvent.keyDown(bars[1] as HTMLElement, { key: 'Escape' })
    expect(tooltip()).toBeNull()
    fireEvent.pointerEnter(bars[3] as HTMLElement)
    expect(tooltip()).toBe(bars[3]?.ariaLabel)
    fireEvent.pointerLeave(chart.querySelector('.flex.h-44') as HTMLElement)
    expect(tooltip()).toBeNull()
  })

  test('the table has the same values, and they add up to the figure', async () => {
    await openChart()
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
    const table = screen.getByRole('table', { name: 'Check-ins by day' })
    const counts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent.replace(',', '')))
    expect(counts).toHaveLength(7)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1710)
  })
})
