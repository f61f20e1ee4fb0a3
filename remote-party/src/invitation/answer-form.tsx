import { visibleText } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button, buttonVariants, cn, NumberField, TextField } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { useShare } from '@baithak/ui/sharing'
import { MapPin, Send } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { AddToCalendar } from '../components/add-to-calendar'
import { WhatsAppLink } from '../components/whatsapp-link'
import {
  type Answer,
  givenAnswerRecord,
  maxNoteLength,
  maxPeople,
  newGuestId,
  type Reply,
  replies,
} from './guest'
import { replyIcons } from './guest-row'
import { answerLink, type Invitation } from './invitation-link'

interface AnswerFormProps {
  invitation: Invitation
  title: string
  place: string
}

/** The answer first, then who answers. */
export function AnswerForm(props: AnswerFormProps) {
  const { t } = useTranslation()
  const record = useHost().storage.record(givenAnswerRecord(props.invitation.id))
  const [chosen, setChosen] = useState(useRecord(record).reply)
  return (
    <>
      <div className="mt-3 grid grid-cols-3 gap-2.5 @max-[14rem]:grid-cols-1">
        {replies.map((reply) => {
          const { icon: Icon } = replyIcons[reply]
          const isChosen = reply === chosen
          return (
            <button
              key={reply}
              type="button"
              aria-pressed={isChosen}
              onClick={() => setChosen(reply)}
              className={cn(
                'flex min-h-18 flex-col items-center justify-center gap-1 rounded-panel p-2 text-h3 short:min-h-14 short:flex-row',
                isChosen
                  ? 'bg-acc text-on-acc forced-colors:border-4'
                  : 'bg-field text-ink shadow-control',
              )}
            >
              <Icon size={24} strokeWidth={isChosen ? 2.4 : 1.75} />
              <span>{t(`invitation.answer.reply.${reply}`)}</span>
            </button>
          )
        })}
      </div>
      {chosen && <AnswerFields {...props} reply={chosen} />}
    </>
  )
}

/** The guest's name. A guest who comes also says how many they are, and may add a note. */
function AnswerFields({ invitation, title, place, reply }: AnswerFormProps & { reply: Reply }) {
  const { t, i18n } = useTranslation()
  const record = useHost().storage.record(givenAnswerRecord(invitation.id))
  const given = useRecord(record)
  const memberName = useMemberName()
  const [typedName, setTypedName] = useState(given.name || memberName)
  const [isNameMissing, setNameMissing] = useState(false)
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'refused'>()
  const [people, setPeople] = useState(given.people ?? 1)
  const [note, setNote] = useState(given.note ?? '')
  // The id stays, because an answer that is sent twice comes from the same guest.
  const [newId] = useState(newGuestId)
  const field = useRef<HTMLInputElement>(null)
  const share = useShare({ silent: true })
  const name = visibleText(typedName).replaceAll(/\s+/g, ' ')
  const isComing = reply !== 'declined'

  const answer: Answer = {
    id: given.id || newId,
    name,
    reply,
    ...(isComing && { people, note: visibleText(note) }),
  }
  const party = [title, formatDate(invitation.date, i18n.language)].filter(Boolean).join(', ')
  const text = [
    t(`invitation.answer.message.${reply}`, { name, party }),
    isComing && people > 1 && t('invitation.answer.people', { count: people }),
    answer.note,
  ]
    .filter(Boolean)
    .join('\n')
  const url = answerLink(invitation.id, answer, window.location.origin)

  /** Stores the answer. Returns false without a name. */
  function accept(): boolean {
    setNameMissing(!name)
    if (name) record.write(answer)
    else field.current?.focus()
    return name !== ''
  }
  async function send() {
    if (!accept()) return
    const result = await share({ title, text, url })
    setOutcome(result === 'dismissed' ? undefined : result)
  }
  function sendByWhatsApp(event: MouseEvent) {
    if (accept()) setOutcome('shared')
    else event.preventDefault()
  }

  const state = outcome ?? (given.reply ? 'again' : 'unsent')
  const host = visibleText(invitation.host) || t('invitation.answer.host')
  return (
    <div className="mt-4 grid gap-3">
      <TextField
        ref={field}
        label={t('invitation.answer.name')}
        error={isNameMissing && !name && t('invitation.answer.nameMissing')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={100}
        value={typedName}
        onChange={(event) => setTypedName(event.target.value)}
      />
      {isComing && (
        <>
          <div>
            <p aria-hidden className="mb-1.5 text-meta font-label">
              {t('invitation.answer.bring')}
            </p>
            <NumberField
              label={t('invitation.answer.bring')}
              decreaseLabel={t('wizard.fewerGuests')}
              increaseLabel={t('wizard.moreGuests')}
              min={1}
              max={maxPeople}
              value={people}
              onValueChange={setPeople}
            />
          </div>
          <TextField
            label={t('invitation.answer.note')}
            placeholder={t('invitation.answer.noteExample')}
            enterKeyHint="done"
            maxLength={maxNoteLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
      <p role="status" className="text-body-2 wrap-anywhere text-ink-2">
        {t(`invitation.answer.${state}`, { host })}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <WhatsAppLink text={`${text}\n${url}`} className="grow" onClick={sendByWhatsApp} />
        <Button icon={Send} className="grow-2" onClick={send}>
          {t('invitation.answer.send')}
        </Button>
      </div>
      {given.reply && given.reply !== 'declined' && (
        <div className="mt-3 grid gap-2.5 border-t border-rule pt-4">
          <AddToCalendar party={invitation} size="md" />
          <a
            href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place.toWellFormed() })}`}
            target="_blank"
            rel="noreferrer"
            className={buttonVariants({ variant: 'secondary', size: 'md' })}
          >
            <MapPin size={20} className="shrink-0" />
            <span>{t('invitation.answer.maps')}</span>
          </a>
        </div>
      )}
    </div>
  )
}
