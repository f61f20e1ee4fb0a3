import { randomCode, visibleText } from '@baithak/domain'
import { useMemberName } from '@baithak/domain/use-member'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { ActionBar, cn, SelectField, TextField } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { useShare } from '@baithak/ui/sharing'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { givenAnswerRecord, maxNoteLength, maxPeople, type Reply, replies } from './guest'
import { replyIcons } from './guest-row'
import { answerLink, type Invitation } from './invitation-link'

/** The guest's name, company and note in the page, and the answers at the bottom of the window. */
export function useAnswers(invitation: Invitation, title: string) {
  const { t, i18n } = useTranslation('party')
  const record = useHost().storage.record(givenAnswerRecord(invitation.id))
  const given = useRecord(record)
  const memberName = useMemberName()
  const [typedName, setTypedName] = useState<string>()
  const [isNameMissing, setNameMissing] = useState(false)
  const [sendState, setSendState] = useState<'unsent' | 'shared' | 'copied' | 'refused'>('unsent')
  const [people, setPeople] = useState(given.people ?? 1)
  const [note, setNote] = useState(given.note ?? '')
  const field = useRef<HTMLInputElement>(null)
  const shareText = useShare({ silent: true })
  const name = typedName ?? (given.name || memberName)

  async function answer(reply: Reply) {
    const ownName = visibleText(name).replace(/\s+/g, ' ')
    setNameMissing(!ownName)
    if (!ownName) return field.current?.focus()
    const id = given.id || randomCode(12, Math.random)
    const extras = reply === 'declined' ? {} : { people, note: visibleText(note) }
    const answer = { id, name: ownName, reply, ...extras }
    record.write(answer)
    const party = [title, formatDate(invitation.date, i18n.language)].filter(Boolean).join(', ')
    const message = t(`invitation.answer.message.${reply}`, { name: ownName, party })
    const company =
      extras.people && extras.people > 1 && t('invitation.answer.people', { count: people })
    const text = [message, company, extras.note].filter(Boolean).join('\n')
    const url = answerLink(invitation.id, answer, window.location.origin)
    const outcome = await shareText({ title, text, url })
    setSendState(outcome === 'dismissed' ? 'unsent' : outcome)
  }

  const host = { host: visibleText(invitation.host) || t('invitation.answer.host') }
  const state = sendState === 'unsent' && given.reply ? 'again' : sendState
  return {
    fields: (
      <div className="mt-3 grid gap-3">
        <TextField
          ref={field}
          label={t('invitation.answer.name')}
          error={isNameMissing && !visibleText(name) && t('invitation.answer.nameMissing')}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="done"
          maxLength={100}
          value={name}
          onChange={(event) => setTypedName(event.target.value)}
        />
        <SelectField
          label={t('invitation.answer.bring')}
          value={people}
          onChange={(event) => setPeople(Number(event.target.value))}
        >
          {Array.from({ length: maxPeople }, (_, index) => index + 1).map((count) => (
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
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="text-body-2 wrap-anywhere text-ink-2">
          {t('invitation.answer.unsent', host)}
        </p>
      </div>
    ),
    dock: (
      // Enlarged text: the answers need the window's width, and would cover the page.
      <ActionBar className="flex-col flex-nowrap pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] @max-[14rem]:static short:flex-row short:items-center">
        <p
          role="status"
          className={
            state === 'unsent' ? 'sr-only' : 'flex items-center gap-3 text-meta text-ink-2'
          }
        >
          {state !== 'unsent' && (
            <>
              <Send size={20} strokeWidth={1.75} className="shrink-0 text-acc" />
              <span className="min-w-0 wrap-anywhere">{t(`invitation.answer.${state}`, host)}</span>
            </>
          )}
        </p>
        <div className="grid grid-cols-3 gap-2.5 @max-[14rem]:grid-cols-1 short:flex-1">
          {replies.map((reply) => {
            const { icon: Icon } = replyIcons[reply]
            const isChosen = reply === given.reply
            return (
              <button
                key={reply}
                type="button"
                aria-pressed={isChosen}
                onClick={() => answer(reply)}
                className={cn(
                  'flex min-h-18 flex-col items-center justify-center gap-1 rounded-panel p-2 text-h3 short:min-h-14 short:flex-row',
                  isChosen
                    ? 'bg-acc text-on-acc forced-colors:border-4'
                    : !given.reply && reply === 'coming'
                      ? 'bg-marigold text-espresso'
                      : 'bg-field text-ink shadow-control',
                )}
              >
                <Icon size={24} strokeWidth={isChosen ? 2.4 : 1.75} />
                <span>{t(`invitation.answer.reply.${reply}`)}</span>
              </button>
            )
          })}
        </div>
      </ActionBar>
    ),
  }
}
