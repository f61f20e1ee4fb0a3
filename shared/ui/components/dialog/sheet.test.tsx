import type { Host } from '@baithak/contract'
import { HostContext } from '@baithak/platform'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Sheet } from './sheet'

function Filters({ container = null }: { container?: HTMLElement | null }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Filter venues"
        closeLabel="Close"
        container={container}
        footer={<button type="button">Apply</button>}
      >
        <input aria-label="Rating" />
      </Sheet>
    </>
  )
}

async function openSheet() {
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  return screen.getByRole('dialog', { name: 'Filter venues' })
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** jsdom has no pointer events with coordinates, so a mouse event is given their name. */
function drag(handle: HTMLElement, by: number) {
  const at = (clientY: number) => ({ clientY, button: 0 })
  fireEvent(handle, new MouseEvent('pointerdown', { bubbles: true, ...at(400) }))
  fireEvent(handle, new MouseEvent('pointermove', { bubbles: true, ...at(400 + by) }))
  fireEvent(handle, new MouseEvent('pointerup', { bubbles: true, ...at(400 + by) }))
}

describe('a sheet', () => {
  it('closes by its button and gives the focus back to what opened it', async () => {
    render(<Filters />)
    await openSheet()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await closed()
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  })

  it('closes by Escape and gives the focus back', async () => {
    render(<Filters />)
    await openSheet()
    await userEvent.keyboard('{Escape}')
    await closed()
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  })

  it('traps the focus: Tab stays inside it', async () => {
    render(<Filters />)
    const dialog = await openSheet()
    for (const name of ['Close', 'Rating', 'Apply', 'Close']) {
      await userEvent.tab()
      expect(document.activeElement).toHaveAccessibleName(name)
    }
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  })

  it('closes by a tap outside', async () => {
    render(<Filters />)
    const dialog = await openSheet()
    await userEvent.click(dialog)
    expect(dialog).toBeInTheDocument()
    await userEvent.click(dialog.previousElementSibling as Element)
    await closed()
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  })

  it('hides the page behind from screen readers, and sets no inherited style on it', async () => {
    const { container } = render(<Filters />)
    const dialog = await openSheet()
    expect(container).toHaveAttribute('aria-hidden', 'true')
    expect(dialog.closest('[aria-hidden]')).toBeNull()
    expect(document.body).not.toHaveAttribute('style')
    expect(document.head.querySelector('style')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await closed()
    expect(container).not.toHaveAttribute('aria-hidden')
  })

  it('forces no layout and moves no focus before its first frame is painted', async () => {
    const { documentElement: page } = document
    render(<Filters />)
    const opener = screen.getByRole('button', { name: 'Filters' })
    opener.focus()
    const layoutReads = [
      vi.spyOn(window, 'getComputedStyle'),
      vi.spyOn(page, 'scrollHeight', 'get'),
      vi.spyOn(HTMLElement.prototype, 'focus'),
    ]
    fireEvent.click(opener)
    const dialog = document.querySelector('[role="dialog"]')
    for (const spy of layoutReads) expect(spy).not.toHaveBeenCalled()
    expect(dialog).toBeVisible()
    await waitFor(() => expect(dialog).toHaveFocus())
  })

  it('does not move a focus that is already inside when it becomes visible', async () => {
    render(<Filters />)
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
    const field = document.querySelector('input')
    field?.focus()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
    expect(field).toHaveFocus()
  })

  it('locks the scroll position of the page until it closes', async () => {
    const { documentElement: page } = document
    const size = vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(3000)
    render(<Filters />)
    await openSheet()
    await waitFor(() => expect(page.style.overflow).toBe('hidden'))
    await userEvent.keyboard('{Escape}')
    await closed()
    expect(page.style.overflow).toBe('')
    size.mockRestore()
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

  it('opens into the host’s overlays, inside the mode’s style scope', async () => {
    const overlays = document.body.appendChild(document.createElement('div'))
    render(
      <HostContext value={{ overlays } as Partial<Host> as Host}>
        <Filters />
      </HostContext>,
    )
    expect(overlays).toContainElement(await openSheet())
  })
})
