import { useHost } from '@baithak/shared/contract'
import { useRef, useState } from 'react'
import { unsentRecord } from './chat-message'

/** The line that is being written to a venue: it outlives the screen and a reload until it is sent. */
export function useUnsentLine(venueId: string) {
  const draft = useHost().storage.draft(unsentRecord(venueId))
  const [text, setText] = useState(draft.getState)
  const keeping = useRef(true)

  return {
    text,
    change(next: string) {
      setText(next)
      // A full storage is reported at each refused write: once is enough, not at every letter.
      if (keeping.current) keeping.current = draft.write(next).ok
    },
    clear() {
      setText('')
      keeping.current = true
      draft.remove()
    },
  }
}
