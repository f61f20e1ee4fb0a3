import { useHost } from '@baithak/platform'
import { useDraft } from '@baithak/storage'
import { blankForm, type CafeForm, cafeFormSchema } from './cafe-form'

/** The form's values, stored as a draft so that a reload or an accidental close keeps them. */
export function useCafeForm() {
  const { storage } = useHost()
  const {
    value: form,
    change,
    clear,
  } = useDraft(
    storage.record({ key: 'draft:new-cafe', schema: cafeFormSchema, fallback: blankForm }),
  )
  return { form, change: (part: Partial<CafeForm>) => change({ ...form, ...part }), clear }
}
