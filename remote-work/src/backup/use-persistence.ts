import { useEffect, useState } from 'react'

/** Whether the browser has agreed not to delete what is stored; null while unknown, or where it cannot be asked. */
export function usePersistence() {
  const [isPersisted, setPersisted] = useState<boolean | null>(null)
  const [wasRefused, setRefused] = useState(false)
  useEffect(() => {
    let isMounted = true
    navigator.storage?.persisted?.().then(
      (persisted) => isMounted && setPersisted(persisted),
      // Some browsers refuse in private windows.
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [])
  async function request() {
    const isGranted = await navigator.storage.persist().catch(() => false)
    setPersisted(isGranted)
    setRefused(!isGranted)
  }
  return { isPersisted, wasRefused, request }
}
