import { useHost, useTranslation } from '@baithak/platform'
import type { Host } from '@baithak/shared/contract'
import { useSubmitOnce } from '@baithak/shared/ui'
import { useState } from 'react'
import { freezeStorage } from './frozen-storage'

/** How long the goodbye is shown before the app restarts (section 9). */
const restartDelayMs = 1500

/** Clears local storage, shows a goodbye and restarts the app. */
export function useSignOut() {
  const { t } = useTranslation('work')
  const { storage, toast, navigation } = useHost()
  const [frozenStorage, setFrozenStorage] = useState<Host['storage']>()

  const signOut = useSubmitOnce(() => {
    const frozen = freezeStorage(storage)
    if (!storage.clear().ok) return false
    setFrozenStorage(frozen)
    toast({ title: t('profile.goodbye.title'), description: t('profile.goodbye.description') })
    // No cleanup on unmount: a signed-out member must leave the app.
    setTimeout(() => navigation.restart(), restartDelayMs)
    return true
  })

  return { signOut, frozenStorage }
}
