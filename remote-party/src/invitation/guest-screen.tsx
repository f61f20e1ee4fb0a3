import { randomCode, sameId, visibleText } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member-name'
import { Link, useHost, useLocation, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { buttonVariants, Screen, TextField, useClock, Wordmark } from '@baithak/ui'
import { dateLocaleOf, formatDate, shownName } from '@baithak/ui/format'
import { useCardImage } from '@baithak/ui/picture'
import { useShare } from '@baithak/ui/sharing'
import { Calendar, MapPin, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { endOfParty, myPartiesRecord } from '../model/party-enquiry'
import { paths } from '../paths'
import { AnswerButtons } from './answer-buttons'
import { cardOf } from './card-content'
import { givenAnswerRecord, type Reply } from './guest'
import { InvitationCard } from './invitation-card'
import { answerLink, type Invitation, parseInvitation } from './invitation-link'
import { NoticeScreen } from './notice-screen'
import { useCardContent } from './use-card-content'

/** What a guest sees who opens an invitation: the card, and the answer to send back. */
export function GuestScreen() {
  const { hash } = useLocation()
  const invitation = parseInvitation(hash)
  return invitation ? <Card key={hash} invitation={invitation} /> : <NoInvitation />
}

function Card({ invitation }: { invitation: Invitation }) {
  const content = useCardContent(invitation)
  const image = useCardImage(cardOf(content))
  const { i18n } = useTranslation('party-invitation')
  const day = new Date(`${invitation.date}T00:00`)
  const weekday =
    content.date && day.toLocaleDateString(dateLocaleOf(i18n.language), { weekday: 'long' })
  return (
    <Screen title={content.title} heading="hidden" className="bg-acc-tint">
      <div className="guest-columns">
        <div className="relative pt-[calc(18px+env(safe-area-inset-top))] pb-5">
          <div aria-hidden className="guest-canopy">
            <div className="cloth-bandhani h-full" />
            <div className="edge-bunting" />
          </div>
          <InvitationCard content={content} image={image} className="guest-card" />
        </div>
        <div className="min-w-0 flex-1">
          <ul className="guest-facts bg-milk px-5 py-1">
            <li>
              <MapPin size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-acc" />
              <div className="min-w-0 break-words">
                <p className="text-h3">{content.venue}</p>
                {content.location && <p className="text-body-2 text-ink-2">{content.location}</p>}
              </div>
            </li>
            {content.date && (
              <li>
                <Calendar size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-acc" />
                <div className="tabular min-w-0">
                  <p className="text-h3">{`${weekday}, ${content.date}`}</p>
                  {content.hours && <p className="text-body-2 text-ink-2">{content.hours}</p>}
                </div>
              </li>
            )}
          </ul>
          <Question invitation={invitation} title={content.title} />
        </div>
      </div>
    </Screen>
  )
}

/** The answers, unless the party is over or the visitor's own. */
function Question({ invitation, title }: { invitation: Invitation; title: string }) {
  const { t } = useTranslation('party-invitation')
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const end = endOfParty(invitation)
  const now = useClock(Number.isNaN(end) ? null : end)
  const isOwn = enquiries.some(({ id }) => sameId(id, invitation.id))
  const enquiryParam = new URLSearchParams({ enquiry: invitation.id })
  return (
    <section aria-labelledby="answer" className="guest-question px-5 pt-5 pb-4">
      <h2 id="answer" className="font-display text-display-3 text-balance">
        {isOwn ? t('answer.own') : end <= now.getTime() ? t('answer.over') : t('answer.question')}
      </h2>
      {isOwn && (
        <Link
          to={`${paths.invitation.path}?${enquiryParam}`}
          className={buttonVariants({ variant: 'secondary', size: 'md', className: 'mt-4' })}
        >
          {t('guests.title')}
        </Link>
      )}
      {!isOwn && !(end <= now.getTime()) && <Answers invitation={invitation} title={title} />}
      <Wordmark label={t('card.brand')} className="mx-auto mt-6 block" />
    </section>
  )
}

type SendState = 'unsent' | 'shared' | 'copied' | 'refused'

function Answers({ invitation, title }: { invitation: Invitation; title: string }) {
  const { t, i18n } = useTranslation('party-invitation')
  const record = useHost().storage.record(givenAnswerRecord(invitation.id))
  const given = useRecord(record)
  const memberName = shownName(useMemberName())
  const [typedName, setTypedName] = useState<string>()
  const [isNameMissing, setNameMissing] = useState(false)
  const [sendState, setSendState] = useState<SendState>('unsent')
  const field = useRef<HTMLInputElement>(null)
  const shareText = useShare()
  const name = typedName ?? (given.name || memberName)
  const host = visibleText(invitation.host)

  async function answer(reply: Reply) {
    const ownName = visibleText(name).replace(/\s+/g, ' ')
    setNameMissing(!ownName)
    if (!ownName) return field.current?.focus()
    const id = given.id || randomCode(12, Math.random)
    record.write({ id, name: ownName, reply })
    const date = formatDate(invitation.date, i18n.language)
    const message = t(`answer.message.${reply}`, {
      name: shownName(ownName),
      party: [title, date].filter(Boolean).join(', '),
    })
    const url = answerLink(invitation.id, { id, name: ownName, reply }, window.location.origin)
    const outcome = await shareText({ title, text: message, url })
    setSendState(outcome === 'dismissed' ? 'unsent' : outcome)
  }

  return (
    <>
      <TextField
        ref={field}
        label={t('answer.name')}
        error={isNameMissing && !visibleText(name) && t('answer.nameMissing')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={100}
        className="mt-4"
        value={name}
        onChange={(event) => setTypedName(event.target.value)}
      />
      <AnswerButtons chosen={given.reply} onAnswer={answer} />
      <p
        role="status"
        className="mt-4 flex items-center justify-center gap-3 text-body-2 text-ink-2"
      >
        <Send size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-acc" />
        <span>
          {t(`answer.${sendState === 'unsent' && given.reply ? 'again' : sendState}`, {
            host: host || t('answer.host'),
          })}
        </span>
      </p>
    </>
  )
}

function NoInvitation() {
  const { t } = useTranslation('party-invitation')
  return <NoticeScreen title={t('answer.incomplete')} text={t('answer.incompleteText')} />
}
