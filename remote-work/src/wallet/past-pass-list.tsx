import { useTranslation } from '@baithak/platform'
import { useHost } from '@baithak/shared/contract'
import { type PastPass, useRecord } from '@baithak/shared/storage'
import { Badge, LongList, Ring, useLateSheet } from '@baithak/shared/ui'
import { useState } from 'react'
import { metalClasses } from '../model/pass/tier-styles'
import { usePassName } from '../model/pass/use-pass-name'
import { formatDateRange } from './format-date-range'

// A dialog's code is more than the rest of the wallet together.
const loadSheet = () => import('./past-pass-sheet')

/** Rows that are rendered together, and the height that most of them have, in pixels. */
const chunk = 4
const rowHeight = 67

const rowProps = { className: 'border-b border-rule last:border-0' }

/** The passes that have run out or were replaced, the latest first; a tap shows one as it was. */
export function PastPassList() {
  const { t } = useTranslation('work')
  const passes = useRecord(useHost().storage.passHistory)
  const [shown, setShown] = useState<PastPass>()
  const sheet = useLateSheet(loadSheet, t('passes.notLoaded'))
  function show(pass: PastPass, opener: HTMLElement) {
    setShown(pass)
    sheet.show(opener)
  }
  if (passes.length === 0)
    return <p className="py-4 text-body-2 text-ink-2">{t('wallet.noPastPasses')}</p>
  return (
    <>
      <LongList
        name="past-passes"
        rows={passes}
        inPlace
        // Two stored passes may be alike to the letter.
        keyOf={({ purchaseDate }, index) => `${purchaseDate} ${index}`}
        {...{ chunk, rowHeight, rowProps }}
      >
        {(pass) => (
          <PastPassRow
            pass={pass}
            busy={sheet.busy !== null && pass === shown}
            onShow={(row) => show(pass, row)}
          />
        )}
      </LongList>
      {sheet.code && shown && (
        <sheet.code.PastPassSheet
          pass={shown}
          open={sheet.open}
          opener={sheet.opener}
          onOpenChange={sheet.close}
        />
      )}
    </>
  )
}

interface PastPassRowProps {
  pass: PastPass
  busy: boolean
  onShow(row: HTMLElement): void
}

function PastPassRow({ pass, busy, onShow }: PastPassRowProps) {
  const { t, i18n } = useTranslation('work')
  const nameOf = usePassName()
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={({ currentTarget }) => onShow(currentTarget)}
      className="flex w-full flex-wrap items-center gap-x-3.5 py-2.5 text-left"
    >
      <PunchedPass metal={metalClasses[pass.type]} />
      <span className="min-w-24 flex-1">
        <span className="block text-body font-title">{nameOf(pass)}</span>
        <span className="block text-meta text-ink-2 tabular-nums">
          {formatDateRange(pass.purchaseDate, pass.expiryDate, i18n.language)}
        </span>
      </span>
      {busy ? <Ring /> : <Badge tone="bad">{t('passes.expired')}</Badge>}
    </button>
  )
}

/** What is left of a pass: its metal gone grey, a hole punched into it. */
function PunchedPass({ metal }: { metal: string }) {
  return (
    <span
      aria-hidden
      className={`relative h-10.5 w-16 shrink-0 rounded-badge grayscale-85 ${metal} mask-[radial-gradient(circle_4.5px_at_53px_10px,transparent_95%,#000)]`}
    />
  )
}
