import { visibleText } from '@baithak/domain'
import { groupCode } from '@baithak/domain/check-in'
import { useTranslation } from '@baithak/platform'
import { Button, TextField } from '@baithak/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isPhone } from './is-phone'

/** Matches a printed code of a Hopping Pass, whose groups stay. */
const hopCode = /^\s*hop/i

/** Returns the typed code in capitals and groups of four. A change before the end stays as typed, to keep the cursor. */
function grouped({ value, selectionEnd }: HTMLInputElement): string {
  if (selectionEnd !== value.length) return value
  const capitals = value.toUpperCase()
  return hopCode.test(value) ? capitals : groupCode(capitals.replace(/[\s\p{Pd}.]/gu, ''))
}

interface CodeFormProps {
  /** Returns false if the text is not a code. */
  onSubmit: (text: string) => boolean
}

/** The form for the characters below the QR code. On a wide screen it has the focus from the start. */
export function CodeForm({ onSubmit }: CodeFormProps) {
  const { t } = useTranslation()
  const [error, setError] = useState<'empty' | 'unknown'>()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isPhone()) field.current?.focus({ preventScroll: true })
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!visibleText(text)) setError('empty')
    else if (!onSubmit(text)) setError('unknown')
    else {
      setError(undefined)
      setText('')
    }
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} aria-labelledby="desk-type">
      <h2 id="desk-type" className="mb-3 text-h2">
        {t('checkIn.typed.title')}
      </h2>
      <TextField
        ref={field}
        label={t('checkIn.typed.label')}
        help={t('checkIn.typed.help')}
        error={error && t(`checkIn.typed.${error}`)}
        value={text}
        onChange={(event) => {
          setError(undefined)
          setText(grouped(event.target))
        }}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" variant="secondary" className="mt-3 w-full">
        {t('checkIn.typed.submit')}
      </Button>
    </form>
  )
}
