import { HostContext } from '@baithak/platform'
import { use, useEffect, useEffectEvent } from 'react'

/** Makes the browser's Back close what is open and stay on the screen. */
export function useCloseOnBack(open: boolean, onClose: () => void) {
  const navigation = use(HostContext)?.navigation
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (open) return navigation?.interceptBack(() => close())
  }, [open, navigation])
}
