import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { formatDate } from '@baithak/shared/format'
import { uniqueIds } from '@baithak/shared/storage'
import { IconButton, Picture, Screen, textLinkClassName } from '@baithak/shared/ui'
import { ArrowLeft } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { paths } from '../paths'
import { pictureOf } from '../pictures'
import { Bubble } from './bubble'
import { begunAt, daysWithin } from './chat-days'
import type { ChatMessage } from './chat-message'
import { Composer } from './composer'
import { useChat } from './use-chat'
import { useChatPartner } from './use-chat-partner'
import { useShownLines } from './use-shown-lines'

/** The chat with a venue. */
export function ChatPage() {
  const partner = useChatPartner()
  return <Chat key={partner.id} partner={partner} />
}

function Chat({ partner }: { partner: ReturnType<typeof useChatPartner> }) {
  const { t } = useTranslation('party')
  const { navigation } = useHost()
  const { lines, send, isAnswering } = useChat(partner.id)
  const { earlier, newest, before, above, drawEarlier } = useShownLines(lines)
  const end = useNewestInView(lines.length, isAnswering)
  const venue = { venue: partner.name }
  const speaker = { cafe: t('chat.fromVenue', venue), user: t('chat.fromYou') }

  const begun = begunAt(partner.openedAt, lines)
  // Of those that are drawn: a chat may have thousands.
  const days = daysWithin([...earlier, ...newest], before?.at ?? begun)

  return (
    <Screen
      title={t('chat.title', venue)}
      heading="own"
      dock={<Composer venueId={partner.id} onSend={send} />}
    >
      <header className="sticky top-0 z-10 flex min-h-16 items-center gap-3 border-b border-rule bg-milk pt-[env(safe-area-inset-top)] pr-5 pl-2">
        <IconButton
          icon={ArrowLeft}
          label={t('common.back')}
          onClick={() => navigation.back(paths.manage.path)}
        />
        <Picture
          src={pictureOf(partner.image)}
          eager
          className="size-10 shrink-0 rounded-chip @max-[16rem]:hidden"
        />
        <div className="min-w-0">
          <h1 className="truncate text-h3 @max-[16rem]:whitespace-normal">{partner.name}</h1>
          <p className="text-meta text-ink-2">{t('chat.replies')}</p>
        </div>
      </header>
      <div
        role="log"
        aria-label={t('chat.log')}
        className="flex flex-1 flex-col justify-end gap-2 px-5 pt-6"
      >
        {/* A log reads out what comes; these were said before. */}
        <div aria-live="off" className="contents">
          {before ? (
            <div ref={above} className="mb-2 text-center">
              <button type="button" className={textLinkClassName} onClick={drawEarlier}>
                {t('chat.earlier')}
              </button>
            </div>
          ) : (
            <>
              <Day at={begun} />
              <Bubble sender="cafe" speaker={speaker.cafe}>
                {partner.opening}
              </Bubble>
            </>
          )}
          <Lines lines={earlier} days={days} speaker={speaker} />
        </div>
        <Lines lines={newest} days={days} speaker={speaker} />
        {isAnswering && (
          <p className="self-start text-meta text-ink-2">{t('chat.typing', venue)}</p>
        )}
        <div ref={end} className="h-px scroll-mb-24" />
      </div>
    </Screen>
  )
}

/** The day that the lines below were said on. */
function Day({ at }: { at: string }) {
  const { t, i18n } = useTranslation('party')
  const [day, today] = [formatDate(at, i18n.language), formatDate(new Date(), i18n.language)]
  return (
    <p className="mb-2 text-center text-meta font-label text-ink-2 not-first:mt-3">
      {day === today ? t('chat.today') : day}
    </p>
  )
}

interface LinesProps {
  lines: readonly ChatMessage[]
  days: ReturnType<typeof daysWithin>
  speaker: Record<ChatMessage['sender'], string>
}

function Lines({ lines, days, speaker }: LinesProps) {
  const keys = uniqueIds(lines.map(({ id }) => id))
  return lines.map(({ id, sender, text }, index) => {
    const day = days.get(id)
    return (
      <Fragment key={keys[index]}>
        {day && <Day at={day} />}
        <Bubble sender={sender} speaker={speaker[sender]}>
          {text}
        </Bubble>
      </Fragment>
    )
  })
}

/** Keeps the end of the log above the composer: with every line, and when the keyboard takes half of the screen. */
function useNewestInView(lines: number, isAnswering: boolean) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is the reason to scroll
  useEffect(() => {
    const show = () => end.current?.scrollIntoView?.({ block: 'end' })
    show()
    window.visualViewport?.addEventListener('resize', show)
    return () => window.visualViewport?.removeEventListener('resize', show)
  }, [lines, isAnswering])
  return end
}
