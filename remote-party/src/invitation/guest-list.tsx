import { isoDate } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { cn, LongList, SectionHeading, SwitchRow, useKitTexts } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { useEffect, useRef, useState } from 'react'
import { AddGuestForm } from './add-guest-form'
import {
  addNames,
  changeGuest,
  countArrived,
  countReplies,
  type Guest,
  guestListRecord,
  removeGuest,
  replies,
  restoreGuest,
  unlistedNames,
} from './guest'
import { GuestRow, replyIcons } from './guest-row'
import { GuestSheet } from './guest-sheet'

interface GuestListProps {
  partyId: string
  date: string
  /** The guest whose answer has just come: their row is first and marked. */
  newId: string | undefined
}

/** The guests of a party and their replies. */
export function GuestList({ partyId, date, newId }: GuestListProps) {
  const { t } = useTranslation()
  const { guests, add, change, remove } = useGuestList(partyId)
  const [edited, setEdited] = useState<{ guest: Guest; opener: HTMLElement }>()
  const [isOpen, setIsOpen] = useState(false)
  const isToday = date === isoDate(new Date())
  const [isAtDoor, setAtDoor] = useState(isToday && guests.length > 0)
  const { here, expected } = countArrived(guests)
  const heading = useRef<HTMLHeadingElement>(null)
  const newFirst = [
    ...guests.filter(({ id }) => id === newId),
    ...guests.filter(({ id }) => id !== newId),
  ]

  // The row that had opened the sheet may be gone, with the guest.
  useEffect(() => {
    if (edited && !isOpen && !edited.opener.isConnected)
      heading.current?.focus({ preventScroll: true })
  }, [edited, isOpen])

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
      {isAtDoor ? (
        <p role="status" className="tabular py-2 text-h3">
          {t('invitation.door.count', { here: formatCount(here), expected: formatCount(expected) })}
        </p>
      ) : (
        <ReplyFigures guests={guests} />
      )}
      <AddGuestForm count={guests.length} onAdd={add} />
      {guests.length === 0 && (
        <p className="py-5 text-center text-body-2 text-balance text-ink-2">
          {t('invitation.guests.none')}
        </p>
      )}
      <LongList
        label={t('invitation.guests.title')}
        rows={newFirst}
        keyOf={({ id }) => id}
        rowProps={{ className: 'border-b border-rule last:border-b-0' }}
      >
        {(guest) => (
          <GuestRow
            guest={guest}
            isAtDoor={isAtDoor}
            isNew={guest.id === newId}
            onChange={(changes) => change(guest.id, changes)}
            onEdit={(opener) => {
              setEdited({ guest, opener })
              setIsOpen(true)
            }}
          />
        )}
      </LongList>
      {!isToday && door}
      {edited && (
        <GuestSheet
          key={edited.guest.id}
          guest={edited.guest}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onRename={(name) => change(edited.guest.id, { name })}
          onRemove={() => remove(edited.guest) && setIsOpen(false)}
        />
      )}
    </section>
  )
}

/** How many people have given each reply, without zeros. Also the legend of the icons in the rows. */
function ReplyFigures({ guests }: { guests: readonly Guest[] }) {
  const { t } = useTranslation()
  const unanswered = countReplies(guests, undefined)
  const paid = guests.filter((guest) => guest.paid).length
  return (
    <div role="status" aria-label={t('invitation.guests.replies')}>
      <ul className="tabular flex flex-wrap gap-x-4 gap-y-1 pb-3 text-body-2 empty:hidden">
        {replies.map((reply) => {
          const { icon: Icon, text } = replyIcons[reply]
          const count = countReplies(guests, reply)
          if (count === 0) return null
          return (
            <li key={reply} className="inline-flex items-center gap-1.5">
              <Icon size={18} className={cn('shrink-0', text)} />
              <span>{t(`invitation.guests.count.${reply}`, { number: formatCount(count) })}</span>
            </li>
          )
        })}
        {unanswered > 0 && (
          <li className="text-ink-2">
            {t('invitation.guests.count.none', { number: formatCount(unanswered) })}
          </li>
        )}
        {paid > 0 && <li>{t('invitation.guests.count.paid', { number: formatCount(paid) })}</li>}
      </ul>
    </div>
  )
}

/** The guests of a party. Other tabs may change them at the same time. */
function useGuestList(partyId: string) {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const { storage, toast } = useHost()
  const record = storage.record(guestListRecord(partyId))
  const guests = useRecord(record)
  const write = (apply: (list: Guest[]) => Guest[]) => transact([record], ([list]) => [apply(list)])

  return {
    guests,
    /** Returns the names that were not added, and how many were on the list already. */
    add(names: readonly string[]) {
      const saved = write((list) => addNames(list, names))
      if (!saved.ok) return { left: names, listed: 0 }
      const [before, after] = [saved.before[0], saved.after[0]]
      const listed = names.length - unlistedNames(before, names).length
      return { left: unlistedNames(after, names), listed }
    },
    /** Returns false if the list could not be saved. */
    change: (id: string, changes: Partial<Guest>): boolean =>
      write((list) => changeGuest(list, id, changes)).ok,
    remove(guest: Guest): boolean {
      const saved = write((list) => removeGuest(list, guest.id))
      if (!saved.ok) return false
      const index = saved.before[0].findIndex(({ id }) => id === guest.id)
      if (index >= 0)
        toast({
          title: t('invitation.guests.removed', { name: guest.name }),
          action: {
            label: texts.undo,
            onPress: () => write((list) => restoreGuest(list, guest, index)),
          },
        })
      return true
    },
  }
}
