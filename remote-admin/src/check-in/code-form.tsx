import { groupCode } from '@baithak/domain/check-in'
import { useTranslation } from '@baithak/platform'
import { Button, TextField } from '@baithak/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'

/** Matches a printed code of a Hopping Pass, which keeps its groups. */
const hopCode = /^\s*hop/i

/** Returns the typed code in capitals and groups of four. A change before the end stays as typed, to keep the cursor. */
function grouped({ value, selectionEnd }: HTMLInputElement): string {
  if (selectionEnd !== value.length) return value
  const capitals = value.toUpperCase()
  return hopCode.test(value) ? capitals : groupCode(capitals.replace(/[\s\p{Pd}.]/gu, ''))
}

/** Excludes phones, also on their side, where the focus would open the keyboard. */
const wideQuery = '(width >= 48rem) and (height > 500px)'

interface CodeFormProps {
  /** Returns false if the text is not a code. */
  onSubmit: (text: string) => boolean
}

/** The form for the characters below the QR code. Its field has the focus on a wide screen. */
export function CodeForm({ onSubmit }: CodeFormProps) {
  const { t } = useTranslation()
  const [isUnknown, setUnknown] = useState(false)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (window.matchMedia(wideQuery).matches) field.current?.focus({ preventScroll: true })
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const isCode = onSubmit(text)
    setUnknown(!isCode)
    if (isCode) setText('')
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
        error={isUnknown && t('checkIn.typed.unknown')}
        value={text}
        onChange={(event) => {
          setUnknown(false)
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
