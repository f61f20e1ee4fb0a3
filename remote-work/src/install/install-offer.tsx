import { useHost, useIsLeft, useLocation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { useEffect, useEffectEvent, useState } from 'react'
import { installMethodOf } from '../model/installation'
import { isNewPass } from '../model/pass/new-pass-state'
import { passHistoryRecord } from '../model/pass/past-pass'
import { installOfferItem } from './install-offer-item'

/** The wallet is seen that long after the purchase: as long as its toast is shown (section 8). */
const successSeenMs = 4000

const loadSheet = () => import('./install-sheet')

/**
 * Offers to install the app once, after the first purchase of a pass: on the wallet, which shows that it succeeded. A
 * member who leaves the wallet earlier is offered it at a later visit.
 */
export function InstallOffer() {
  const host = useHost()
  const { storage, overlays } = host
  const { state } = useLocation()
  const isLeft = useIsLeft()
  const [sheet, setSheet] = useState<Awaited<ReturnType<typeof loadSheet>>>()
  const [open, setOpen] = useState(true)
  const status = storage.record(installOfferItem)

  const markPurchase = useEffectEvent(() => {
    const isFirst = storage.record(passHistoryRecord).getState().length === 0
    if (isFirst && isNewPass(state, new Date()))
      status.write((current) => (current === 'none' ? 'due' : current))
  })
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    const isBusy = () =>
      signal.aborted || isLeft() || document.hidden || overlays.querySelector('[role=dialog]')
    if (isBusy() || !installMethodOf(host.appInfo().install !== undefined)) return
    const loaded = await loadSheet()
    if (isBusy()) return
    // Another tab may have offered it meanwhile.
    const claimed = transact([status], ([current]) => [current === 'due' ? 'shown' : current])
    if (claimed.ok && claimed.before[0] === 'due') setSheet(loaded)
  })

  useEffect(() => {
    markPurchase()
    if (status.getState() !== 'due') return
    const unmount = new AbortController()
    // Without its code it stays due.
    const timer = setTimeout(() => offer(unmount.signal).catch(() => {}), successSeenMs)
    return () => {
      clearTimeout(timer)
      unmount.abort()
    }
  }, [status])

  return sheet && <sheet.InstallSheet open={open} onClose={() => setOpen(false)} />
}
