import { useHost } from '@baithak/shared/contract'
import { useRef, useState } from 'react'
import { blankForm, type CafeForm, cafeFormSchema } from './cafe-form'

/** What is typed, kept as a draft so that a reload or a slip of the hand loses none of it. */
export function useCafeForm() {
  const { storage } = useHost()
  const draft = storage.draft({ name: 'new-cafe', schema: cafeFormSchema, fallback: blankForm })
  const [form, setForm] = useState(draft.getState)
  const keeping = useRef(true)

  return {
    form,
    change(part: Partial<CafeForm>) {
      const next = { ...form, ...part }
      setForm(next)
      // A full storage is reported at each refused write: once is enough, not at every letter.
      if (keeping.current) keeping.current = draft.write(next).ok
    },
    clear() {
      setForm(blankForm)
      keeping.current = true
      draft.remove()
    },
  }
}
