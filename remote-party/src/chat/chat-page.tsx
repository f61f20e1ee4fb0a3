import { uniqueIds } from '@baithak/domain'
import { instantOf, isoDate } from '@baithak/domain/indian-time'
import { useHost, useTranslation } from '@baithak/platform'
import { useDraft } from '@baithak/storage'
import { ActionBar, BackButton, Button, cn, ImageWithFallback, Screen } from '@baithak/ui'
import { formatCount, formatDate } from '@baithak/ui/format'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react'
import { MessageField } from '../components/message-field'
import { paths } from '../paths'
import { type ChatMessage, unsentMessageRecord } from './chat-message'
import { useChat, useChatPartner } from './use-chat'

const shownAtFirst = 50

export function ChatPage() {
  const partner = useChatPartner()
  return <Chat key={partner.id} partner={partner} />
}

function Chat({ partner }: { partner: ReturnType<typeof useChatPartner> }) {
  const { t } = useTranslation()
  const { navigation } = useHost()
  const { messages: all, textOf, send, isReplying } = useChat(partner.id)
  const [count, setCount] = useState(shownAtFirst)
  const messages = all.slice(-count)
  const endRef = useScrollToEnd(all.length, isReplying)
  const venue = { venue: partner.name }
  const keys = uniqueIds(messages.map(({ id }) => id))
  const days = messages.map(({ at = '' }) => isoDate(instantOf(at)))
  const labels = { cafe: t('chat.fromVenue', venue), user: t('chat.fromYou') }

  return (
    <Screen
      title={t('chat.title', venue)}
      actionBar={<Composer venueId={partner.id} onSend={send} />}
    >
      <header className="sticky top-0 z-10 narrow:static flex min-h-16 items-center gap-3 border-b border-rule bg-milk pt-[env(safe-area-inset-top)] pr-5 pl-2">
        <BackButton onClick={() => navigation.back(paths.manage.path)} />
        <ImageWithFallback
          src={partner.image}
          eager
          className="size-10 shrink-0 rounded-chip narrow:hidden"
        />
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{partner.name}</h1>
          <p className="text-meta text-ink-2">{t('chat.replies')}</p>
        </div>
      </header>
      <div
        role="log"
        aria-label={t('chat.log')}
        className="flex flex-1 flex-col justify-end gap-2 px-5 pt-6"
      >
        <Bubble sender="cafe" label={labels.cafe}>
          {partner.opening}
        </Bubble>
        {all.length > count && (
          <Button variant="ghost" size="md" onClick={() => setCount(all.length)}>
            {t('chat.earlier')}
          </Button>
        )}
        {messages.map((message, index) => {
          const { sender } = message
          const day = days[index]
          return (
            <Fragment key={keys[index]}>
              {day && day !== days[index - 1] && <Day day={day} />}
              <Bubble sender={sender} label={labels[sender]}>
                {textOf(message)}
              </Bubble>
            </Fragment>
          )
        })}
        {isReplying && <p className="self-start text-meta text-ink-2">{t('chat.typing', venue)}</p>}
        <div ref={endRef} className="h-px scroll-mb-24" />
      </div>
    </Screen>
  )
}

function Day({ day }: { day: string }) {
  const { t, i18n } = useTranslation()
  return (
    <p className="my-2 text-center text-meta font-label text-ink-2">
      {day === isoDate(new Date()) ? t('chat.today') : formatDate(day, i18n.language)}
    </p>
  )
}

/** Scrolls to the end of the log for each new message and when the on-screen keyboard opens. */
function useScrollToEnd(messageCount: number, isReplying: boolean) {
  const endRef = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message scrolls
  useEffect(() => {
    const scrollToEnd = () => endRef.current?.scrollIntoView({ block: 'end' })
    scrollToEnd()
    window.visualViewport?.addEventListener('resize', scrollToEnd)
    return () => window.visualViewport?.removeEventListener('resize', scrollToEnd)
  }, [messageCount, isReplying])
  return endRef
}

interface BubbleProps {
  sender: ChatMessage['sender']
  /** Names the sender to screen readers. */
  label: string
  children: string
}

/** One message: the member's on the right, the venue's on the left. */
const Bubble = ({ sender, label, children }: BubbleProps) => (
  <p
    data-sender={sender}
    className={cn(
      'max-w-[80%] rounded-[14px] px-3.5 py-2.5 text-body break-words whitespace-pre-wrap',
      sender === 'user'
        ? 'self-end rounded-br-[3px] bg-acc text-on-acc'
        : 'self-start rounded-bl-[3px] bg-field shadow-[inset_0_0_0_1px_var(--color-rule)]',
    )}
  >
    <span className="sr-only">{`${label} `}</span>
    <span>{children}</span>
  </p>
)

const maxMessageLength = 2000

interface ComposerProps {
  venueId: string
  /** Returns false if the message was not sent; its text then stays. */
  onSend: (text: string) => boolean
}

function Composer({ venueId, onSend }: ComposerProps) {
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
