import { useHost, useTranslation } from '@baithak/platform'
import { useState } from 'react'

/** Section 9: how long the goodbye stands before the app starts anew. */
const goodbyeTime = 1500

/** Forgets everything on this device, says goodbye and starts the app anew. */
export function useSignOut() {
  const { t } = useTranslation('work')
  const { storage, toast, navigation } = useHost()
  const [leaving, setLeaving] = useState(false)

  function signOut() {
    if (!storage.clear().ok) return
    setLeaving(true)
    toast({ title: t('profile.goodbye.title'), description: t('profile.goodbye.description') })
    // Not undone when the screen goes: who is signed out must not stay inside.
    setTimeout(() => navigation.restart(), goodbyeTime)
  }

  /** `leaving`: a second tap has nothing more to do. */
  return { signOut, leaving }
}
