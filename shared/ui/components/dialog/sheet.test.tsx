import type { Host } from '@baithak/contract'
import { HostContext } from '@baithak/platform'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Sheet } from './sheet'

function Filters() {
  const [open, setOpen] = useState(false)
  const [rating, setRating] = useState('')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Filter venues"
        footer={<button type="button">Apply</button>}
      >
        <input
          aria-label="Rating"
          value={rating}
          onChange={({ target }) => setRating(target.value)}
        />
      </Sheet>
    </>
  )
}

async function openSheet() {
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  return screen.getByRole('dialog', { name: 'Filter venues' })
}

const scrim = () => screen.getByRole('dialog').previousElementSibling as Element
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** jsdom has no pointer events with coordinates, so a mouse event is given their name. */
function drag(handle: HTMLElement, by: number) {
  const at = (clientY: number) => ({ clientY, button: 0 })
  fireEvent(handle, new MouseEvent('pointerdown', { bubbles: true, ...at(400) }))
  fireEvent(handle, new MouseEvent('pointermove', { bubbles: true, ...at(400 + by) }))
  fireEvent(handle, new MouseEvent('pointerup', { bubbles: true, ...at(400 + by) }))
}

describe('a sheet', () => {
  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a tap outside', () => userEvent.click(scrim())],
  ])('closes by %s, gives the focus back, and keeps what was typed', async (_, close) => {
    render(<Filters />)
    const dialog = await openSheet()
    expect(dialog).toHaveFocus()
    await userEvent.type(screen.getByRole('textbox', { name: 'Rating' }), '4.5')
    await close()
    await closed()
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
    await openSheet()
    expect(screen.getByRole('textbox', { name: 'Rating' })).toHaveValue('4.5')
  })

  it('closes when it is dragged down far enough, and springs back when not', async () => {
    render(<Filters />)
    const dialog = await openSheet()
    const title = within(dialog).getByText('Filter venues')
    drag(title, 95)
    expect(dialog).toBeInTheDocument()
    expect(dialog.style.translate).toBe('')
    drag(title, 96)
    await closed()
  })

  it('keeps its content until its exit has ended, but takes no more taps', async () => {
    const styleOf = window.getComputedStyle
    // jsdom runs no animations; Radix waits for the one that the style names.
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      const animationName = `sheet-${element.getAttribute('data-state')}`
      return Object.assign(styleOf(element), { animationName })
    })
    const sheet = (name = '') => (
      <Sheet open={name !== ''} onClose={() => {}} title={name}>
        <p>{`${name} is invited`}</p>
      </Sheet>
    )
    const { rerender } = render(sheet('Aanya'))
    rerender(sheet('Meera'))
    const dialog = screen.getByRole('dialog', { name: 'Meera' })
    rerender(sheet())
    expect(dialog).toHaveTextContent('MeeraMeera is invited')
    expect(dialog).toHaveAttribute('inert')
    const animationName = 'sheet-closed'
    const end = Object.assign(new Event('animationend', { bubbles: true }), { animationName })
    fireEvent(dialog, end)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    rerender(sheet('Ira'))
    expect(screen.getByRole('dialog')).toHaveTextContent('Ira is invited')
  })

  it('opens into the host’s overlays, without a style element, which the page’s policy refuses', async () => {
    const overlays = document.body.appendChild(document.createElement('div'))
    render(
      <HostContext value={{ overlays } as Partial<Host> as Host}>
        <Filters />
      </HostContext>,
    )
    expect(overlays).toContainElement(await openSheet())
    expect(document.head.querySelector('style')).toBeNull()
  })
})
