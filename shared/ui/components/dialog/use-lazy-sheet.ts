import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { useHost } from '@baithak/platform'
import { withTimeout } from '@baithak/storage/with-timeout'
import { type MouseEvent, startTransition, useRef, useState } from 'react'
import type { SheetControl } from './sheet'

/** A press that is answered sooner shows no spinner. */
const loadingDelayMs = 300
const timeoutError = () => new Error('Loading the code of a sheet timed out.')

interface LazySheet<Module> {
  /** Undefined until the code has loaded. */
  module?: Module
  open: boolean
  /** The element that opened the sheet; it gets the focus back. */
  opener: HTMLElement | null
  /** Used as a key, it resets the sheet's state with each opening. */
  openCount: number
}

/**
 * A sheet in a chunk of its own. When loading fails or times out, the screen stays as it is and a toast shows
 * `errorMessage`; the next press tries again, which React's `lazy` never does.
 */
export function useLazySheet<Module>(load: () => Promise<Module>, errorMessage: string) {
  const { toast } = useHost()
  const [sheet, setSheet] = useState<LazySheet<Module>>({ open: false, opener: null, openCount: 0 })
  const [loadingOpener, setLoadingOpener] = useState<HTMLElement | null>(null)
  const latestOpener = useRef<HTMLElement>(null)
  const preload = () => void load().catch(() => {})
  const close = () => update({ open: false })
  const control: SheetControl = { open: sheet.open, opener: sheet.opener, onClose: close }
  const update = (changes: Partial<LazySheet<Module>>) =>
    startTransition(() => setSheet((previous) => ({ ...previous, ...changes })))

  async function show(opener: HTMLElement) {
    // A second press is ignored; a press on another opener supersedes this one.
    if (latestOpener.current === opener) return
    latestOpener.current = opener
    setLoadingOpener(null)
    const isLatest = () => latestOpener.current === opener
    const loadingTimer = setTimeout(() => isLatest() && setLoadingOpener(opener), loadingDelayMs)
    try {
      const module = await withTimeout(load(), fileTimeoutMs, timeoutError)
      if (isLatest()) update({ module, opener, open: true, openCount: sheet.openCount + 1 })
    } catch (cause) {
      reportError(cause)
      if (isLatest() && opener.isConnected) toast({ title: errorMessage, destructive: true })
    } finally {
      clearTimeout(loadingTimer)
      if (isLatest()) {
        latestOpener.current = null
        setLoadingOpener(null)
      }
    }
  }

  return {
    module: sheet.module,
    openCount: sheet.openCount,
    /** The sheet's own props. */
    control,
    /** The props of a button that opens the sheet. */
    trigger: {
      busy: loadingOpener !== null,
      onFocus: preload,
      onPointerDown: preload,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void show(currentTarget),
    },
    /** The pressed opener, while loading takes noticeably long. */
    loadingOpener,
    /** Starts loading before the press ends; a failure is reported by the press. */
    preload,
    show: (opener: HTMLElement) => void show(opener),
    close,
  }
}
