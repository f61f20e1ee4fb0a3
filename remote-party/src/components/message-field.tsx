import { isComposing, TextArea } from '@baithak/ui'
import type { ComponentProps, KeyboardEvent } from 'react'

interface MessageFieldProps extends ComponentProps<typeof TextArea> {
  /** Also the placeholder. */
  label: string
}

/** A field that grows with its lines. Enter submits the form, Shift+Enter begins a new line. */
export function MessageField(props: MessageFieldProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <TextArea
      labelHidden
      placeholder={props.label}
      rows={1}
      style={{ fieldSizing: 'content', maxHeight: '7rem', resize: 'none' }}
      onKeyDown={handleKeyDown}
      {...props}
    />
  )
}
