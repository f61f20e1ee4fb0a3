import { useHost, useTranslation } from '@baithak/platform'
import { useDraft } from '@baithak/storage'
import { ActionBar } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { SendHorizontal } from 'lucide-react'
import type { FormEvent } from 'react'
import { MessageField } from '../components/message-field'
import { unsentMessageRecord } from './chat-message'

interface ComposerProps {
  venueId: string
  /** Returns false if the message was not sent; its text then stays. */
  onSend: (text: string) => boolean
}

const maxMessageLength = 2000

export function Composer({ venueId, onSend }: ComposerProps) {
  const { t } = useTranslation()
  const draft = useHost().storage.record(unsentMessageRecord(venueId))
  const { value: text, change, submit } = useDraft(draft)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    submit(onSend)
  }
  return (
    <ActionBar>
      <form onSubmit={handleSubmit} className="flex w-full items-start gap-2">
        <MessageField
          label={t('chat.placeholder')}
          className="flex-1"
          enterKeyHint="send"
          maxLength={maxMessageLength}
          full={t('chat.full', { limit: formatCount(maxMessageLength) })}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <button
          type="submit"
          aria-label={t('chat.send')}
          className="grid size-12 shrink-0 place-items-center rounded-control bg-acc text-on-acc active:bg-acc-deep"
        >
          <SendHorizontal size={22} />
        </button>
      </form>
    </ActionBar>
  )
}
