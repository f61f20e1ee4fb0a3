import { HostContext } from '@baithak/platform'
import { use, useEffect, useEffectEvent } from 'react'

/** The browser's Back closes what is open and stays on the screen. */
export function useCloseOnBack(open: boolean, onClose: () => void) {
  const navigation = use(HostContext)?.navigation
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (open) return navigation?.interceptBack(() => close())
  }, [open, navigation])
}
