import { uniqueIds } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { IconButton, ImageWithFallback, Screen, textLinkClassName } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { ArrowLeft } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { sceneImageOf } from '../model/scene-images'
import { paths } from '../paths'
import { Bubble } from './bubble'
import type { ChatMessage } from './chat-message'
import { Composer } from './composer'
import { chatStartedAt, daySeparators } from './day-separators'
import { useChat } from './use-chat'
import { useChatPartner } from './use-chat-partner'
import { useMessageWindow } from './use-message-window'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** The chat with a venue. */
export function ChatPage() {
  useScreenTranslations('party-chat', texts)
  const partner = useChatPartner()
  return <Chat key={partner.id} partner={partner} />
}

function Chat({ partner }: { partner: ReturnType<typeof useChatPartner> }) {
  const { t } = useTranslation('party-chat')
  const { t: tParty } = useTranslation('party')
  const { navigation } = useHost()
  const { messages, textOf, send, isReplying } = useChat(partner.id)
  const { earlier, newest, previous, sentinelRef, showEarlier } = useMessageWindow(messages)
  const endRef = useScrollToEnd(messages.length, isReplying)
  const venue = { venue: partner.name }
  const senderLabels = { cafe: t('fromVenue', venue), user: t('fromYou') }

  const startedAt = chatStartedAt(partner.enquiryDate, messages)
  // Only for rendered messages: a chat may have thousands.
  const separators = daySeparators([...earlier, ...newest], previous?.at ?? startedAt)

  return (
    <Screen
      title={t('title', venue)}
      heading="own"
      dock={<Composer venueId={partner.id} onSend={send} />}
    >
      <header className="sticky top-0 z-10 @max-[16rem]:static flex min-h-16 items-center gap-3 border-b border-rule bg-milk pt-[env(safe-area-inset-top)] pr-5 pl-2">
        <IconButton
          icon={ArrowLeft}
          label={tParty('common.back')}
          onClick={() => navigation.back(paths.manage.path)}
        />
        <ImageWithFallback
          src={sceneImageOf(partner.image)}
          eager
          className="size-10 shrink-0 rounded-chip @max-[16rem]:hidden"
        />
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{partner.name}</h1>
          <p className="text-meta text-ink-2">{t('replies')}</p>
        </div>
      </header>
      <div
        role="log"
        aria-label={t('log')}
        className="flex flex-1 flex-col justify-end gap-2 px-5 pt-6"
      >
        {/* A log announces what is added; these messages are older. */}
        <div aria-live="off" className="contents">
          {previous ? (
            <div ref={sentinelRef} className="mb-2 text-center">
              <button type="button" className={textLinkClassName} onClick={showEarlier}>
                {t('earlier')}
              </button>
            </div>
          ) : (
            <>
              <DaySeparator at={startedAt} />
              <Bubble sender="cafe" senderLabel={senderLabels.cafe}>
                {partner.opening}
              </Bubble>
            </>
          )}
          <Messages messages={earlier} {...{ textOf, separators, senderLabels }} />
        </div>
        <Messages messages={newest} {...{ textOf, separators, senderLabels }} />
        {isReplying && <p className="self-start text-meta text-ink-2">{t('typing', venue)}</p>}
        <div ref={endRef} className="h-px scroll-mb-24" />
      </div>
    </Screen>
  )
}

function DaySeparator({ at }: { at: string }) {
  const { t, i18n } = useTranslation('party-chat')
  const [day, today] = [formatDate(at, i18n.language), formatDate(new Date(), i18n.language)]
  return (
    <p className="mb-2 text-center text-meta font-label text-ink-2 not-first:mt-3">
      {day === today ? t('today') : day}
    </p>
  )
}

interface MessagesProps {
  messages: readonly ChatMessage[]
  textOf(message: ChatMessage): string
  separators: ReturnType<typeof daySeparators>
  senderLabels: Record<ChatMessage['sender'], string>
}

function Messages({ messages, textOf, separators, senderLabels }: MessagesProps) {
  const keys = uniqueIds(messages.map(({ id }) => id))
  return messages.map((message, index) => {
    const { id, sender } = message
    const day = separators.get(id)
    return (
      <Fragment key={keys[index]}>
        {day && <DaySeparator at={day} />}
        <Bubble sender={sender} senderLabel={senderLabels[sender]}>
          {textOf(message)}
        </Bubble>
      </Fragment>
    )
  })
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
