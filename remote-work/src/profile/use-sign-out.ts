import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { useRef, useState } from 'react'

/** Section 9: how long the goodbye stands before the app starts anew. */
const goodbyeTime = 1500

/** Forgets everything on this device, says goodbye and starts the app anew. */
export function useSignOut() {
  const { t } = useTranslation('work')
  const { storage, toast, navigation } = useHost()
  const [leaving, setLeaving] = useState(false)
  // Two taps may come before the first is rendered.
  const begun = useRef(false)

  function signOut() {
    if (begun.current || !storage.clear().ok) return
    begun.current = true
    setLeaving(true)
    toast({ title: t('profile.goodbye.title'), description: t('profile.goodbye.description') })
    // Not undone when the screen goes: who is signed out must not stay inside.
    setTimeout(() => navigation.restart(), goodbyeTime)
  }

  return { signOut, leaving }
}
