import type { ToastMessage } from '@baithak/contract'
import { useEffect, useEffectEvent } from 'react'

const defaultDurationMs = 5000

interface GalleryToastProps {
  message: ToastMessage | undefined
  onEnd: () => void
}

/** Replaces the toaster of the shell. */
export function GalleryToast({ message, onEnd }: GalleryToastProps) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => end(), message.duration ?? defaultDurationMs)
    return () => clearTimeout(timer)
  }, [message])

  return (
    <output className="fixed inset-x-0 top-2 z-50 mx-auto w-fit max-w-full">
      {message && (
        <div
          className={`rounded-panel px-4 py-3 text-on-toast ${message.destructive ? 'bg-toast-bad' : 'bg-toast'}`}
        >
          <p className="font-title">{message.title}</p>
          <p className="text-body-2">{message.description}</p>
        </div>
      )}
    </output>
  )
}
