import { eraseSnapshots, saveSignedOut, userPhoneRecord } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { type AppStorage, codecOf, type RecordDefinition } from '@baithak/storage'
import { useSubmitOnce } from '@baithak/ui'
import { useState } from 'react'

/** How long the goodbye is shown before the app restarts (spec §9). */
const restartDelayMs = 1500

/**
 * Clears local storage, shows a goodbye and restarts the app. Signing out leaves a snapshot on the device, for the next
 * onboarding with the same phone number; erasing leaves none.
 */
export function useSignOut() {
  const { t } = useTranslation()
  const { storage, toast, navigation } = useHost()
  const [frozenStorage, setFrozenStorage] = useState<AppStorage>()

  const [leave, isLeaving] = useSubmitOnce((goodbye: 'goodbye' | 'erased') => {
    const frozen = freezeStorage(storage)
    const now = new Date()
    const entries = storage.readEntries()
    if (!storage.clear().ok) return false
    if (goodbye === 'erased') void eraseSnapshots(entries[userPhoneRecord.key] ?? '')
    else void saveSignedOut({ savedAt: now.toISOString(), texts: entries }, now)
    storage.saveSnapshot()
    setFrozenStorage(frozen)
    toast(t(`profile.${goodbye}`, { returnObjects: true }))
    // No cleanup on unmount: a signed-out member must leave the app.
    setTimeout(() => navigation.restart(), restartDelayMs)
    return true
  })

  return {
    signOut: () => leave('goodbye'),
    erase: () => leave('erased'),
    isLeaving,
    frozenStorage,
  }
}

/** Returns a storage whose records keep their present values. */
function freezeStorage(storage: AppStorage): AppStorage {
  const texts = new Map(Object.entries(storage.readEntries()))
  const states = new Map<string, unknown>()
  return {
    ...storage,
    record<T>(definition: RecordDefinition<T>) {
      const { key } = definition
      if (!states.has(key)) {
        const decoded = codecOf(definition).decode(texts.get(key) ?? '')
        states.set(key, decoded.state === 'present' ? decoded.value : definition.fallback)
      }
      const getState = () => states.get(key) as T
      const isAbsent = () => !texts.has(key)
      return { ...storage.record(definition), getState, isAbsent, subscribe: () => () => {} }
    },
  }
}
