import { isoDate } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import {
  Button,
  cn,
  focusAfter,
  LongList,
  SectionHeading,
  SwitchRow,
  useKitTexts,
} from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { MessageField } from '../components/message-field'
import {
  addNames,
  changeGuest,
  countArrived,
  countReplies,
  type Guest,
  guestListRecord,
  maxGuests,
  replies,
  restoreGuest,
  unlistedNames,
} from './guest'
import { namesFromText, textOfNames } from './guest-names'
import { GuestRow, replyIcons } from './guest-row'

interface GuestListProps {
  partyId: string
  date: string
  /** The guest whose answer has just come: their row is marked. */
  newId: string | undefined
}

/** The guests of a party and their replies. */
export function GuestList({ partyId, date, newId }: GuestListProps) {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const { storage, toast } = useHost()
  const record = storage.record(guestListRecord(partyId))
  const guests = useRecord(record)
  const isToday = date === isoDate(new Date())
  const [isAtDoor, setAtDoor] = useState(isToday && guests.length > 0)
  const heading = useRef<HTMLHeadingElement>(null)

  function remove(guest: Guest) {
    const index = guests.indexOf(guest)
    if (!record.write((list) => list.filter(({ id }) => id !== guest.id)).ok) return
    toast({
      title: t('invitation.guests.removed', { name: guest.name }),
      action: {
        label: texts.undo,
        onPress: () => record.write((list) => restoreGuest(list, guest, index)),
      },
    })
  }

  const door = guests.length > 0 && (
    <SwitchRow
      label={t('invitation.door.label')}
      description={t('invitation.door.text')}
      checked={isAtDoor}
      onChange={(event) => setAtDoor(event.target.checked)}
    />
  )
  return (
    <section aria-labelledby="guests" className="rounded-panel bg-milk px-4 pt-2 pb-3 shadow-sh1">
      <SectionHeading id="guests" ref={heading} tabIndex={-1}>
        {t('invitation.guests.title')}
      </SectionHeading>
      {isToday && door}
      {isAtDoor ? <ArrivedFigures guests={guests} /> : <ReplyFigures guests={guests} />}
      <AddGuestForm partyId={partyId} guests={guests} />
      {guests.length === 0 && (
        <p className="py-5 text-center text-body-2 text-balance text-ink-2">
          {t('invitation.guests.none')}
        </p>
      )}
      <LongList
        aria-label={t('invitation.guests.title')}
        rows={guests}
        keyOf={({ id }) => id}
        rowProps={{ className: 'border-b border-rule last:border-b-0' }}
      >
        {(guest) => (
          <GuestRow
            guest={guest}
            isAtDoor={isAtDoor}
            isNew={guest.id === newId}
            onChange={(changes) => record.write((list) => changeGuest(list, guest.id, changes))}
            onRemove={() =>
              focusAfter(
                () => remove(guest),
                () => heading.current,
              )
            }
          />
        )}
      </LongList>
      {!isToday && door}
    </section>
  )
}

function ArrivedFigures({ guests }: { guests: readonly Guest[] }) {
  const { t } = useTranslation()
  const { here, expected } = countArrived(guests)
  return (
    <p role="status" className="tabular py-2 text-h3">
      {t('invitation.door.count', { here: formatCount(here), expected: formatCount(expected) })}
    </p>
  )
}

/** How many people gave each reply, without zeros. */
function ReplyFigures({ guests }: { guests: readonly Guest[] }) {
  const { t } = useTranslation()
  const figures = [
    ...replies.map((reply) => ({ key: reply, count: countReplies(guests, reply) })),
    { key: 'none', count: countReplies(guests, undefined) } as const,
    { key: 'paid', count: guests.filter(({ paid }) => paid).length } as const,
  ].filter(({ count }) => count > 0)
  return (
    <div role="status" aria-label={t('invitation.guests.replies')}>
      <ul className="tabular flex flex-wrap gap-x-4 gap-y-1 pb-3 text-body-2 empty:hidden">
        {figures.map(({ key, count }) => {
          const { icon: Icon, text } = key === 'none' || key === 'paid' ? {} : replyIcons[key]
          return (
            <li key={key} className="inline-flex items-center gap-1.5">
              {Icon && <Icon size={18} className={cn('shrink-0', text)} />}
              <span>{t(`invitation.guests.count.${key}`, { number: formatCount(count) })}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Adds the names of its field, which keeps the focus and the names that find no room. */
function AddGuestForm({ partyId, guests }: { partyId: string; guests: readonly Guest[] }) {
  const { t } = useTranslation()
  const record = useHost().storage.record(guestListRecord(partyId))
  const [text, setText] = useState('')
  const [listed, setListed] = useState(0)
  const isFull = guests.length >= maxGuests
  const left = isFull ? unlistedNames(guests, namesFromText(text)).length : 0

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const names = namesFromText(text)
    const saved = transact([record], ([list]) => [addNames(list, names)])
    if (!saved.ok) return
    setListed(names.length - unlistedNames(saved.before[0], names).length)
    setText(textOfNames(unlistedNames(saved.after[0], names)))
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-start gap-2 pb-2">
      <MessageField
        label={t('invitation.guests.name')}
        help={
          isFull
            ? t('invitation.guests.full', { limit: formatCount(maxGuests) })
            : t('invitation.guests.help')
        }
        enterKeyHint="done"
        autoComplete="off"
        autoCapitalize="words"
        className="min-w-[min(9rem,100%)] flex-1"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="tonal" icon={Plus} aria-disabled={isFull}>
        {t('invitation.guests.add')}
      </Button>
      <p role="status" className="w-full text-meta text-ink-2 empty:hidden">
        {[
          listed > 0 && t('invitation.guests.listed', { count: listed }),
          left > 0 && t('invitation.guests.left', { count: left }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </form>
  )
}
