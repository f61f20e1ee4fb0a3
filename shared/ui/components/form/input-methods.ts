/**
 * Whether a key press belongs to an input method, in which Enter picks a word and Escape discards it. Safari ends the
 * composition before that press, which only the code then tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229

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
