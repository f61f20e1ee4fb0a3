import { useHost } from '@baithak/platform'
import { useDraft } from '@baithak/shared/storage'
import { blankForm, type CafeForm, cafeFormSchema } from './cafe-form'

/** What is typed, kept as a draft so that a reload or a slip of the hand loses none of it. */
export function useCafeForm() {
  const { storage } = useHost()
  const {
    value: form,
    change,
    clear,
  } = useDraft(storage.item({ name: 'new-cafe', schema: cafeFormSchema, fallback: blankForm }))
  return { form, change: (part: Partial<CafeForm>) => change({ ...form, ...part }), clear }
}
