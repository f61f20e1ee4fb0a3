import { useHost } from '@baithak/platform'
import { startTransition, useRef, useState } from 'react'
import { fileTimeoutMs, withTimeout } from '../timeouts'

/** Milliseconds until a press that nothing has answered says that it was heard. */
export const worthSaying = 300
const late = () => new Error('The code of a sheet has not come in time.')

interface LazySheet<Code> {
  /** The sheet's code, once it was asked for and came. */
  code?: Code
  open: boolean
  /** What it was opened with, which gets the focus back. */
  opener: HTMLElement | null
  /** How often it was opened: as a key, it makes a sheet begin anew. */
  turn: number
}

/**
 * A sheet in a chunk of its own. When its code cannot be had, or not in time, the screen stays as it is and a toast says
 * `missing`; the next press asks again, which React's `lazy` never does.
 */
export function useLazySheet<Code>(load: () => Promise<Code>, missing: string) {
  const { toast } = useHost()
  const [sheet, setSheet] = useState<LazySheet<Code>>({ open: false, opener: null, turn: 0 })
  const [busy, setBusy] = useState<HTMLElement | null>(null)
  const pressed = useRef<HTMLElement>(null)
  const change = (part: Partial<LazySheet<Code>>) =>
    startTransition(() => setSheet((shown) => ({ ...shown, ...part })))

  async function show(opener: HTMLElement) {
    // A second tap asks for nothing more; one on something else takes the first one's place.
    if (pressed.current === opener) return
    pressed.current = opener
    setBusy(null)
    const isAwaited = () => pressed.current === opener
    const say = setTimeout(() => isAwaited() && setBusy(opener), worthSaying)
    try {
      const code = await withTimeout(load(), fileTimeoutMs, late)
      if (isAwaited()) change({ code, opener, open: true, turn: sheet.turn + 1 })
    } catch (cause) {
      reportError(cause)
      if (isAwaited() && opener.isConnected) toast({ title: missing, destructive: true })
    } finally {
      clearTimeout(say)
      if (isAwaited()) {
        pressed.current = null
        setBusy(null)
      }
    }
  }

  return {
    ...sheet,
    /** What was pressed, while it has to wait for the code longer than an eye notices. */
    busy,
    /** Asks for the code before the press is over; should it not come, the press will tell. */
    fetchAhead: () => void load().catch(() => {}),
    show: (opener: HTMLElement) => void show(opener),
    close: () => change({ open: false }),
  }
}
