import { useHost, useTranslation } from '@baithak/platform'
import { useSubmitOnce } from '@baithak/shared/ui'
import { useState } from 'react'

/** How long the goodbye is shown before the app restarts (section 9). */
const restartDelayMs = 1500

/** Clears local storage, shows a goodbye and restarts the app. */
export function useSignOut() {
  const { t } = useTranslation('work')
  const { storage, toast, navigation } = useHost()
  const [isSigningOut, setSigningOut] = useState(false)

  const signOut = useSubmitOnce(() => {
    if (!storage.clear().ok) return false
    setSigningOut(true)
    toast({ title: t('profile.goodbye.title'), description: t('profile.goodbye.description') })
    // No cleanup on unmount: a signed-out member must leave the app.
    setTimeout(() => navigation.restart(), restartDelayMs)
    return true
  })

  return { signOut, isSigningOut }
}
