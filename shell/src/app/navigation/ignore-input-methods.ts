import { isComposing } from '@baithak/shared/ui'

/** Enter and Escape of an input method send no form and close no sheet, those of libraries neither. */
export function ignoreInputMethods(page: Window = window) {
  page.addEventListener(
    'keydown',
    (event) => {
      if ((event.key === 'Enter' || event.key === 'Escape') && isComposing(event))
        event.stopPropagation()
    },
    true,
  )
}
