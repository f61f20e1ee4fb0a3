import { useHost } from '@baithak/platform'
import { startTransition, useState } from 'react'

interface LateSheet<Code> {
  /** The sheet's code, once it was asked for and came. */
  code?: Code
  open: boolean
  /** What it was opened with, which gets the focus back. */
  opener: HTMLElement | null
  /** How often it was opened: as a key, it makes a sheet begin anew. */
  turn: number
}

/**
 * A sheet in a chunk of its own. When its code cannot be had, the screen stays as it is and a toast says `missing`; the
 * next press asks again, which React's `lazy` never does.
 */
export function useLateSheet<Code>(load: () => Promise<Code>, missing: string) {
  const { toast } = useHost()
  const [sheet, setSheet] = useState<LateSheet<Code>>({ open: false, opener: null, turn: 0 })
  const change = (part: Partial<LateSheet<Code>>) =>
    startTransition(() => setSheet((shown) => ({ ...shown, ...part })))
  return {
    ...sheet,
    /** Asks for the code before the press is over; should it not come, the press will tell. */
    fetchAhead: () => void load().catch(() => {}),
    show: (opener: HTMLElement) =>
      void load().then(
        (code) => change({ code, opener, open: true, turn: sheet.turn + 1 }),
        (cause) => {
          reportError(cause)
          if (opener.isConnected) toast({ title: missing, destructive: true })
        },
      ),
    close: () => change({ open: false }),
  }
}
