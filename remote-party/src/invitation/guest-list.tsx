import { isoDate } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { cn, LongList, SectionHeading, SwitchRow } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { useEffect, useRef, useState } from 'react'
import { AddGuestForm } from './add-guest-form'
import { countArrived, countReplies, type Guest, type ReplyCounts, replies } from './guest'
import { GuestRow } from './guest-row'
import { GuestSheet } from './guest-sheet'
import { replyIcons } from './reply-icons'
import { useGuestList } from './use-guest-list'

const rowHeight = 61
const rowProps = { className: 'border-b border-rule last:border-b-0' }
const idOf = ({ id }: Guest) => id

/** Who is invited to a party, and the replies. */
export function GuestList({ partyId, date }: { partyId: string; date: string }) {
  const { t } = useTranslation('party')
  const { guests, add, reply, arrive, rename, remove } = useGuestList(partyId)
  const [edited, setEdited] = useState<{ guest: Guest; opener: HTMLElement }>()
  const [isOpen, setIsOpen] = useState(false)
  const [isAtDoor, setAtDoor] = useState(() => guests.length > 0 && date === isoDate(new Date()))
  const { here, expected } = countArrived(guests)
  const heading = useRef<HTMLHeadingElement>(null)

  // The row that had opened the sheet may be gone, with the guest.
  useEffect(() => {
    if (edited && !isOpen && !edited.opener.isConnected)
      heading.current?.focus({ preventScroll: true })
  }, [edited, isOpen])

  return (
    <section aria-labelledby="guests" className="rounded-panel bg-milk px-4 pt-2 pb-3 shadow-sh1">
      <SectionHeading id="guests" ref={heading} tabIndex={-1}>
        {t('invitation.guests.title')}
      </SectionHeading>
      {guests.length > 0 && (
        <SwitchRow
          label={t('invitation.door.label')}
          description={t('invitation.door.text')}
          checked={isAtDoor}
          onChange={(event) => setAtDoor(event.target.checked)}
        />
      )}
      {isAtDoor ? (
        <p role="status" className="tabular py-2 text-h3">
          {t('invitation.door.count', { here: formatCount(here), expected: formatCount(expected) })}
        </p>
      ) : (
        <ReplyFigures counts={countReplies(guests)} />
      )}
      <AddGuestForm count={guests.length} onAdd={add} />
      {guests.length === 0 && (
        <p className="py-5 text-center text-body-2 text-balance text-ink-2">
          {t('invitation.guests.none')}
        </p>
      )}
      <LongList
        label={t('invitation.guests.title')}
        rows={guests}
        keyOf={idOf}
        rowHeight={rowHeight}
        rowProps={rowProps}
      >
        {(each) => (
          <GuestRow
            guest={each}
            isAtDoor={isAtDoor}
            onArrive={(arrived) => arrive(each.id, arrived)}
            onReply={(next) => reply(each.id, next)}
            onEdit={(opener) => {
              setEdited({ guest: each, opener })
              setIsOpen(true)
            }}
          />
        )}
      </LongList>
      {edited && (
        <GuestSheet
          key={edited.guest.id}
          guest={edited.guest}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onRename={(name) => rename(edited.guest.id, name) && setIsOpen(false)}
          onRemove={() => remove(edited.guest) && setIsOpen(false)}
        />
      )}
    </section>
  )
}

/** How many guests have given each reply, without zeros. Also the legend of the icons in the rows. */
function ReplyFigures({ counts }: { counts: ReplyCounts }) {
  const { t } = useTranslation('party')
  return (
    <div role="status" aria-label={t('invitation.guests.replies')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-3 empty:hidden">
        {replies
          .filter((reply) => counts[reply] > 0)
          .map((reply) => {
            const { icon: Icon, text } = replyIcons[reply]
            return (
              <li key={reply} className="tabular inline-flex items-center gap-1.5 text-body-2">
                <Icon size={18} strokeWidth={2} className={cn('shrink-0', text)} />
                <span>
                  {t(`invitation.guests.count.${reply}`, { number: formatCount(counts[reply]) })}
                </span>
              </li>
            )
          })}
        {counts.none > 0 && (
          <li className="tabular text-body-2 text-ink-2">
            {t('invitation.guests.count.none', { number: formatCount(counts.none) })}
          </li>
        )}
      </ul>
    </div>
  )
}
