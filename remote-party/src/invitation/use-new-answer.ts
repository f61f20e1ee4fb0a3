import { useHost, useLocation, useNavigate, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { useKitTexts } from '@baithak/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { answeringId, guestListRecord, noteAnswer } from './guest'
import { parseAnswer } from './invitation-link'

/** Notes a guest's answer from the URL, once, with a toast to undo it. Returns the id of that guest. */
export function useNewAnswer(partyId: string): string | undefined {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const { storage, toast } = useHost()
  const record = storage.record(guestListRecord(partyId))
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [guestId, setGuestId] = useState<string>()

  const note = useEffectEvent(() => {
    const answer = parseAnswer(hash)
    if (!answer) return
    const saved = transact([record], ([list]) => [noteAnswer(list, answer)])
    if (!saved.ok) return
    // Reloading, or coming back, must not note it again.
    navigate(`${pathname}${search}`, { replace: true })
    const [before, after] = [saved.before[0], saved.after[0]]
    const { name, reply } = answer
    const id = answeringId(answer)
    if (!after.some((guest) => guest.id === id)) {
      toast({ title: t('invitation.received.full', { name }), destructive: true })
      return
    }
    function undo() {
      const noted = JSON.stringify(after)
      record.write((list) => (JSON.stringify(list) === noted ? before : list))
      setGuestId(undefined)
    }
    setGuestId(id)
    toast({
      title: t(`invitation.received.${reply}`, { name }),
      action: { label: texts.undo, onPress: undo },
    })
  })
  useEffect(() => {
    if (hash) note()
  }, [hash])
  return guestId
}
