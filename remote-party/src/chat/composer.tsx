import { useHost, useTranslation } from '@baithak/platform'
import { useDraft } from '@baithak/storage'
import { ActionBar, isComposing, LimitNote } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { SendHorizontal } from 'lucide-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { unsentMessageRecord } from './chat-message'

interface ComposerProps {
  venueId: string
  /** Returns false if the message was not sent; its text then stays. */
  onSend: (text: string) => boolean
}

const maxMessageLength = 2000

/** The message field. Enter sends, Shift+Enter inserts a new line. */
export function Composer({ venueId, onSend }: ComposerProps) {
  const { t } = useTranslation()
  const draft = useHost().storage.record(unsentMessageRecord(venueId))
  const { value: text, change, submit } = useDraft(draft)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    submit(onSend)
  }
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent))
      handleSubmit(event)
  }

  return (
    <ActionBar>
      <form onSubmit={handleSubmit} className="flex w-full items-end gap-2">
        {/* WebKit applies no scoped rule to a textarea, so its box is around it. */}
        <label className="flex min-h-12 min-w-0 flex-1 cursor-text items-center rounded-control border-[1.5px] border-rule-2 bg-field py-2.5 focus-within:border-acc focus-within:shadow-focus">
          <textarea
            rows={1}
            aria-label={t('chat.placeholder')}
            placeholder={t('chat.placeholder')}
            enterKeyHint="send"
            maxLength={maxMessageLength}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={handleKeyDown}
            className="field-sizing-content max-h-28 w-full resize-none bg-transparent px-3.5 text-body outline-hidden"
          />
        </label>
        <button
          type="submit"
          aria-label={t('chat.send')}
          className="grid size-12 shrink-0 place-items-center rounded-control bg-acc text-on-acc active:bg-acc-deep"
        >
          <SendHorizontal size={22} />
        </button>
      </form>
      <LimitNote text={text} maxLength={maxMessageLength}>
        {t('chat.full', { limit: formatCount(maxMessageLength) })}
      </LimitNote>
    </ActionBar>
  )
}
