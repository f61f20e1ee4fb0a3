/**
 * Returns whether a key press belongs to an input method, where Enter picks a word and Escape discards it. Safari ends the
 * composition before that press, so only the key code tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229

/** Keeps Enter and Escape of an input method from sending a form or closing a sheet, also those of libraries. */
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
