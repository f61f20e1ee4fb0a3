import { visibleText } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import {
  addGuests,
  type Guest,
  guestListRecord,
  guestsFromText,
  type Reply,
  removeGuest,
  renameGuest,
  restoreGuest,
  setArrived,
  setReply,
} from './guest'
import { textOfNames } from './guest-names'

/** The guests of a party. Other tabs may change them at the same time. */
export function useGuestList(partyId: string) {
  const { t } = useTranslation('party')
  const { storage, toast } = useHost()
  const record = storage.record(guestListRecord(partyId))
  const guests = useRecord(record)
  const change = (apply: (list: Guest[]) => Guest[]) =>
    transact([record], ([list]) => [apply(list)])

  return {
    guests,
    /** Returns the names that were not added: all if the list could not be saved, some if it has no room for them. */
    add(text: string): string {
      const added = guestsFromText(text)
      const saved = change((list) => addGuests(list, added))
      if (!saved.ok || saved.before[0] === saved.after[0]) return text
      const ids = new Set(saved.after[0].map(({ id }) => id))
      return textOfNames(added.filter(({ id }) => !ids.has(id)).map(({ name }) => name))
    },
    reply: (id: string, reply: Reply | undefined) => change((list) => setReply(list, id, reply)),
    arrive: (id: string, arrived: boolean) => change((list) => setArrived(list, id, arrived)),
    /** Returns false if the name is blank or could not be saved. */
    rename: (id: string, name: string): boolean =>
      visibleText(name) !== '' && change((list) => renameGuest(list, id, visibleText(name))).ok,
    /** Returns false if the list could not be saved. */
    remove(guest: Guest): boolean {
      const saved = change((list) => removeGuest(list, guest.id))
      if (!saved.ok) return false
      const index = saved.before[0].findIndex(({ id }) => id === guest.id)
      if (index >= 0)
        toast({
          title: t('invitation.guests.removed', { name: guest.name }),
          action: {
            label: t('invitation.guests.undo'),
            onPress: () => change((list) => restoreGuest(list, guest, index)),
          },
        })
      return true
    },
  }
}
