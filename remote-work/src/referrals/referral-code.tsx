import { useHost, useTranslation } from '@baithak/platform'
import { copyText } from '@baithak/ui/sharing'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

/** How long the checkmark is shown (section 4). */
const checkmarkMs = 2000

export function ReferralCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const { toast } = useHost()
  /** How often it was copied, for a timer of its own each time; 0 without the checkmark. */
  const [copies, setCopies] = useState(0)
  const copied = copies > 0

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), checkmarkMs)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    if (await copyText(code)) setCopies((count) => count + 1)
    else toast({ ...t('referrals.copyRefused', { returnObjects: true }), destructive: true })
  }

  const Icon = copied ? Check : Copy
  return (
    <section className="pt-6">
      <h2 className="pb-2 text-meta font-label text-ink-2">{t('referrals.code')}</h2>
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-panel border border-dashed border-party-deep paper py-2 pr-2 pl-4.5">
        <p
          translate="no"
          className="min-w-[min(10em,100%)] flex-1 text-[clamp(1.0625rem,5.2vw,1.25rem)] leading-7 font-figure tracking-[0.06em] wrap-anywhere tabular select-all"
        >
          {code}
        </p>
        <button
          type="button"
          aria-label={t('referrals.copy')}
          onClick={copy}
          className="grid size-12 shrink-0 place-items-center rounded-control bg-acc-tint text-acc active:bg-malai-2"
        >
          <Icon size={20} />
        </button>
        <p role="status" className="sr-only">
          {copied && t('referrals.copied')}
        </p>
      </div>
    </section>
  )
}
