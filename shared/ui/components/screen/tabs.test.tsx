import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Tabs } from './tabs'

function Wallet() {
  const [tab, setTab] = useState<'check-ins' | 'coupons'>('check-ins')
  return (
    <Tabs
      label="Wallet"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'check-ins', label: 'Check-ins', content: 'Dabara House, 2h 10m' },
        { value: 'coupons', label: 'Coupons', content: 'Free cold brew' },
      ]}
    />
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What was animated by script, by the name of the tab. */
function watchMotion() {
  const moved: (string | null)[] = []
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
    moved.push(this.textContent)
    return {} as Animation
  })
  return moved
}

describe('tabs', () => {
  it('show the chosen panel alone', async () => {
    render(<Wallet />)
    expect(screen.getByRole('tabpanel', { name: 'Check-ins' })).toHaveTextContent('Dabara House')
    await userEvent.click(screen.getByRole('tab', { name: 'Coupons' }))
    expect(screen.getByRole('tabpanel', { name: 'Coupons' })).toHaveTextContent('Free cold brew')
    expect(screen.queryByText('Dabara House, 2h 10m')).toBeNull()
  })

  it('change with the arrow keys', async () => {
    render(<Wallet />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Coupons' })).toHaveFocus()
    expect(screen.getByRole('tab', { name: 'Coupons' })).toHaveAttribute('aria-selected', 'true')
  })

  it('the line slides to the chosen tab, and only when another is chosen', async () => {
    const moved = watchMotion()
    render(<Wallet />)
    expect(moved).toEqual([])
    await userEvent.click(screen.getByRole('tab', { name: 'Coupons' }))
    expect(moved).toEqual(['Coupons'])
  })

  it('the line does not slide with reduced motion', async () => {
    const moved = watchMotion()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(<Wallet />)
    await userEvent.click(screen.getByRole('tab', { name: 'Coupons' }))
    expect(moved).toEqual([])
  })
})
