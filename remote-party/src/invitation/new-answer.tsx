import { useHost, useLocation, useNavigate, useTranslation } from '@baithak/platform'
import { transact } from '@baithak/storage'
import { Button, Notice, useKitTexts } from '@baithak/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Answer, type Guest, guestIdOf, guestListRecord, noteAnswer } from './guest'
import { replyIcons } from './guest-row'
import { parseAnswer } from './invitation-link'

interface NewAnswerProps {
  partyId: string
  /** Called with the guest whose answer was noted, without one when that was undone. */
  onNoted: (guestId: string | undefined) => void
}

/** Notes the guest's answer in the URL, once, and says so. */
export function NewAnswer({ partyId, onNoted }: NewAnswerProps) {
  const { t } = useTranslation()
  const texts = useKitTexts()
  const record = useHost().storage.record(guestListRecord(partyId))
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [received, setReceived] = useState<{ answer: Answer; before: Guest[]; after: Guest[] }>()
  const isUnreadable = hash !== '' && !parseAnswer(hash)

  const note = useEffectEvent(() => {
    const answer = parseAnswer(hash)
    if (!answer) return
    const saved = transact([record], ([list]) => [noteAnswer(list, answer)])
    if (!saved.ok) return
    setReceived({ answer, before: saved.before[0], after: saved.after[0] })
    onNoted(guestIdOf(answer))
    // Reloading, or coming back, must not note it again.
    navigate(`${pathname}${search}`, { replace: true })
  })
  useEffect(() => {
    if (hash) note()
  }, [hash])

  if (isUnreadable)
    return (
      <Notice variant="warn" className="mx-5 mb-4">
        {t('invitation.received.incompleteText')}
      </Notice>
    )
  if (!received) return null
  const { answer, before, after } = received
  const isFull = before === after && !before.some(({ id }) => id === guestIdOf(answer))
  const name = answer.name
  const { icon: Icon, text } = replyIcons[answer.reply]
  function undo() {
    const noted = JSON.stringify(after)
    transact([record], ([list]) => [JSON.stringify(list) === noted ? before : list])
    setReceived(undefined)
    onNoted(undefined)
  }
  return (
    <div
      role="status"
      className="mx-5 mb-4 flex animate-fade flex-wrap items-center gap-x-3 rounded-panel bg-milk px-4 py-1.5 shadow-sh1"
    >
      <Icon size={22} className={`shrink-0 ${text}`} />
      <p className="min-w-0 flex-1 py-2 text-body-2 break-words">
        {isFull
          ? t('invitation.received.full', { name })
          : t(`invitation.received.${answer.reply}`, { name })}
      </p>
      {before !== after && (
        <Button variant="ghost" size="md" onClick={undo}>
          {texts.undo}
        </Button>
      )}
    </div>
  )
}
