import { randomCode, sameId, visibleText } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member'
import { Link, useHost, useLocation, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import {
  buttonVariants,
  Dock,
  Screen,
  SelectField,
  TextField,
  useClock,
  Wordmark,
} from '@baithak/ui'
import { formatDate, formatWeekday } from '@baithak/ui/format'
import { LanguageButton } from '@baithak/ui/language-button'
import { useCardImage } from '@baithak/ui/picture'
import { useShare } from '@baithak/ui/sharing'
import { Calendar, MapPin, Send } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { endOfParty, myPartiesRecord } from '../model/party-enquiry'
import { paths } from '../paths'
import { AnswerButtons } from './answer-buttons'
import { cardOf } from './card-content'
import { givenAnswerRecord, maxNoteLength, maxPeople, type Reply } from './guest'
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
  const { i18n } = useTranslation('party')
  const question = useQuestion(invitation, content.title)
  const day = instantOf(invitation.date)
  const weekday = content.date && formatWeekday(day, i18n.language)
  return (
    <Screen
      title={content.title}
      heading="hidden"
      className="bg-acc-tint [&>:has(>.guest-columns)]:pb-0"
      dock={question.dock}
    >
      <div className="guest-columns">
        <div className="relative pb-5">
          <div aria-hidden className="guest-canopy">
            <div className="cloth-bandhani h-full" />
            <div className="edge-bunting" />
          </div>
          <GuestBar data-dark className="relative text-white" />
          <InvitationCard content={content} image={image} className="guest-card" />
        </div>
        <div className="min-w-0 flex-1">
          <ul className="guest-facts bg-milk px-5 py-1">
            <li>
              <MapPin size={22} strokeWidth={1.75} className="shrink-0 text-acc" />
              <div className="min-w-0 break-words">
                <p className="text-h3">{content.venue}</p>
                {content.location && <p className="text-body-2 text-ink-2">{content.location}</p>}
              </div>
            </li>
            {content.date && (
              <li>
                <Calendar size={22} strokeWidth={1.75} className="shrink-0 text-acc" />
                <div className="tabular min-w-0">
                  <p className="text-h3">{`${weekday}, ${content.date}`}</p>
                  {content.hours && <p className="text-body-2 text-ink-2">{content.hours}</p>}
                </div>
              </li>
            )}
          </ul>
          <section aria-labelledby="answer" className="guest-question px-5 pt-5 pb-5">
            <h2 id="answer" className="font-display text-display-3 text-balance">
              {question.heading}
            </h2>
            {question.children}
          </section>
        </div>
      </div>
    </Screen>
  )
}

/** Guests are no members: the app has not asked them for a language. */
function GuestBar({ className = '', ...props }: ComponentProps<'div'>) {
  const { t, i18n } = useTranslation('party')
  const { toast } = useHost()
  return (
    <div
      {...props}
      className={`flex items-center justify-between px-5 pt-[calc(4px+env(safe-area-inset-top))] pb-1 ${className}`}
    >
      <Wordmark label={t('invitation.card.brand')} />
      <LanguageButton i18n={i18n} toast={toast} className="-mr-2" />
    </div>
  )
}

interface Question {
  heading: string
  children?: ReactNode
  dock?: ReactNode
}

/** The answers, unless the party is over or the visitor's own. */
function useQuestion(invitation: Invitation, title: string): Question {
  const { t } = useTranslation('party')
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const answers = useAnswers(invitation, title)
  const end = endOfParty(invitation)
  const now = useClock(Number.isNaN(end) ? null : end)
  const enquiryParam = new URLSearchParams({ enquiry: invitation.id })
  if (enquiries.some(({ id }) => sameId(id, invitation.id)))
    return {
      heading: t('invitation.answer.own'),
      children: (
        <Link
          to={`${paths.invitation.path}?${enquiryParam}`}
          className={buttonVariants({ variant: 'secondary', size: 'md', className: 'mt-4' })}
        >
          {t('invitation.guests.title')}
        </Link>
      ),
    }
  if (end <= now.getTime()) return { heading: t('invitation.answer.over') }
  return { heading: t('invitation.answer.question'), ...answers }
}

const peopleOptions = Array.from({ length: maxPeople }, (_, index) => index + 1)

type SendState = 'unsent' | 'shared' | 'copied' | 'refused'

/** The guest's name in the page, and the answers at the bottom of the window. */
function useAnswers(invitation: Invitation, title: string): Pick<Question, 'children' | 'dock'> {
  const { t, i18n } = useTranslation('party')
  const record = useHost().storage.record(givenAnswerRecord(invitation.id))
  const given = useRecord(record)
  const memberName = useMemberName()
  const [typedName, setTypedName] = useState<string>()
  const [isNameMissing, setNameMissing] = useState(false)
  const [sendState, setSendState] = useState<SendState>('unsent')
  const [people, setPeople] = useState(given.people ?? 1)
  const [note, setNote] = useState(given.note ?? '')
  const field = useRef<HTMLInputElement>(null)
  const shareText = useShare()
  const name = typedName ?? (given.name || memberName)
  const host = visibleText(invitation.host)

  async function answer(reply: Reply) {
    const ownName = visibleText(name).replace(/\s+/g, ' ')
    setNameMissing(!ownName)
    if (!ownName) return field.current?.focus()
    const id = given.id || randomCode(12, Math.random)
    const extras = reply === 'declined' ? {} : { people, note: visibleText(note) }
    const answer = { id, name: ownName, reply, ...extras }
    record.write(answer)
    const date = formatDate(invitation.date, i18n.language)
    const message = t(`invitation.answer.message.${reply}`, {
      name: ownName,
      party: [title, date].filter(Boolean).join(', '),
    })
    const company =
      extras.people && extras.people > 1 && t('invitation.answer.people', { count: people })
    const text = [message, company, extras.note].filter(Boolean).join('\n')
    const url = answerLink(invitation.id, answer, window.location.origin)
    const outcome = await shareText({ title, text, url })
    setSendState(outcome === 'dismissed' ? 'unsent' : outcome)
  }

  const hostName = { host: host || t('invitation.answer.host') }
  const state = sendState === 'unsent' && given.reply ? 'again' : sendState
  return {
    children: (
      <>
        <TextField
          ref={field}
          label={t('invitation.answer.name')}
          error={isNameMissing && !visibleText(name) && t('invitation.answer.nameMissing')}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="done"
          maxLength={100}
          className="mt-3"
          value={name}
          onChange={(event) => setTypedName(event.target.value)}
        />
        <SelectField
          label={t('invitation.answer.bring')}
          className="mt-3"
          value={people}
          onChange={(event) => setPeople(Number(event.target.value))}
        >
          {peopleOptions.map((count) => (
            <option key={count} value={count}>
              {t('invitation.answer.people', { count })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('invitation.answer.note')}
          placeholder={t('invitation.answer.noteExample')}
          enterKeyHint="done"
          maxLength={maxNoteLength}
          className="mt-3"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="mt-3 text-body-2 wrap-anywhere text-ink-2">
          {t('invitation.answer.unsent', hostName)}
        </p>
      </>
    ),
    dock: (
      <Dock className="answers-dock">
        <p role="status" className={state === 'unsent' ? 'sr-only' : 'answer-state'}>
          {state !== 'unsent' && (
            <>
              <Send size={20} strokeWidth={1.75} className="shrink-0 text-acc" />
              <span className="min-w-0 wrap-anywhere">
                {t(`invitation.answer.${state}`, hostName)}
              </span>
            </>
          )}
        </p>
        <AnswerButtons chosen={given.reply} onAnswer={answer} />
      </Dock>
    ),
  }
}

function NoInvitation() {
  const { t } = useTranslation('party')
  return (
    <NoticeScreen
      top={<GuestBar />}
      title={t('invitation.answer.incomplete')}
      text={t('invitation.answer.incompleteText')}
    />
  )
}
