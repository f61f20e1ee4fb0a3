import { useEffect, useState } from 'react'

/** The bytes that the app uses on this device, local storage and offline files; null while unknown. */
export function useStorageUsage(): number | null {
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    let isMounted = true
    navigator.storage?.estimate().then(
      ({ usage }) => isMounted && usage !== undefined && setBytes(usage),
      // Some browsers refuse in private windows.
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [])
  return bytes
}
