import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** Whether the focus is within an element, which gets the handlers. Escape ends it until the next focus or letter. */
export function useFocusWithin() {
  const [isFocused, setFocused] = useState<boolean>()
  return {
    isFocused: isFocused ?? false,
    /** Since the first render. */
    wasFocused: isFocused !== undefined,
    handlers: {
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setFocused(false),
      onInput: () => setFocused(true),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setFocused(false),
    },
  }
}
