import { createReferralCode } from '@baithak/domain'
import { sampleNameIn } from '@baithak/domain/sample-names'
import { useHost, useTranslation } from '@baithak/platform'
import { transact, useRecordOrSamples, valueOrSamples } from '@baithak/storage'
import { Badge, Button, DetailScreen, LongList } from '@baithak/ui'
import table from '@baithak/ui/art/invite.svg'
import { formatDate, initialsOf } from '@baithak/ui/format'
import { copyText, useShare } from '@baithak/ui/sharing'
import { Check, Copy, Hourglass, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PictureRow, rowProps } from '../components/picture-row'
import { createCoupon, userCouponsRecord } from '../model/coupon'
import { type Referral, referralsRecord } from '../model/referral'
import { paths } from '../paths'
import { sampleReferrals } from '../samples/member'

/** Invite & Earn: a new referral code, ways to share it, and the invited friends. */
export function InviteEarnPage() {
  const { t } = useTranslation()
  const [code] = useState(() => createReferralCode())
  const { referrals, simulatePurchase } = useReferrals()
  const share = useShare({
    texts: {
      copied: t('referrals.onClipboard', { returnObjects: true }),
      refused: t('referrals.shareRefused', { returnObjects: true, code }),
    },
  })
  const message = () => ({
    title: t('referrals.shareTitle'),
    text: t('referrals.shareText', { code }),
    url: `${window.location.origin}/?ref=${code}`,
  })

  return (
    <DetailScreen title={t('referrals.title')} fallback={paths.wallet.href()}>
      <div className="flex flex-col px-5">
        <PromoBanner />
        <ReferralCode code={code} />
        <Button icon={Share2} className="mt-3" onClick={() => share(message())}>
          {t('referrals.share')}
        </Button>
        <button
          type="button"
          onClick={simulatePurchase}
          className="mt-2 min-h-11 self-center text-body-2 font-label text-acc underline decoration-1 underline-offset-5"
        >
          {t('referrals.simulate')}
        </button>
        <ReferralList referrals={referrals} />
      </div>
    </DetailScreen>
  )
}

/** How long the checkmark is shown (spec §4). */
const checkmarkMs = 2000

function ReferralCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const { toast } = useHost()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), checkmarkMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(code)) setCopied(true)
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

function PromoBanner() {
  const { t } = useTranslation()
  return (
    <section className="@container relative flex min-h-[190px] flex-col justify-center overflow-hidden rounded-panel bg-party text-white">
      <img
        src={table}
        alt=""
        className="absolute inset-y-0 right-[min(0px,calc((100%-350px)*0.6))] h-full max-w-none min-w-full object-cover object-right narrow:hidden"
      />
      <div className="relative w-[52%] py-5 pl-5 narrow:w-full narrow:pr-5">
        <h2 className="font-display text-[clamp(1.5rem,7.4vw,1.8125rem)] leading-[1.12] text-balance">
          {t('referrals.promo')}
        </h2>
        <p className="pt-2 text-body-2 leading-5 text-pretty">{t('referrals.promoText')}</p>
      </div>
    </section>
  )
}

/** The invited friends with their status. */
function ReferralList({ referrals }: { referrals: readonly Referral[] }) {
  const { t, i18n } = useTranslation()
  return (
    <section className="pt-5">
      <h2 className="pb-1.5 text-h2">{t('referrals.list')}</h2>
      {referrals.length === 0 && <p className="text-body-2 text-ink-2">{t('referrals.empty')}</p>}
      <LongList
        rows={referrals}
        // Referrals have no id and names are not unique, but the order never changes.
        keyOf={(_, index) => index}
        rowProps={rowProps}
      >
        {({ name: storedName, status, date }) => {
          const name = sampleNameIn(i18n.language, storedName)
          const isCompleted = status === 'Completed'
          return (
            <PictureRow
              picture={
                <span
                  aria-hidden
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-malai-2 text-meta font-heading"
                >
                  {initialsOf(name)}
                </span>
              }
              title={
                <h3 translate="no" className="text-body font-title wrap-anywhere">
                  {name}
                </h3>
              }
              lines={[formatDate(date, i18n.language) || date]}
            >
              <Badge variant={isCompleted ? 'ok' : 'warn'} icon={isCompleted ? Check : Hourglass}>
                {t(`referrals.status.${status}`)}
              </Badge>
            </PictureRow>
          )
        }}
      </LongList>
    </section>
  )
}

const samples = () => sampleReferrals(new Date())

/** Returns the referrals, and a simulation in which every pending friend buys a pass. */
function useReferrals() {
  const { t, i18n } = useTranslation()
  const { storage, toast } = useHost()
  const record = storage.record(referralsRecord)
  const referrals = useRecordOrSamples(record, samples)

  function simulatePurchase() {
    let rewarded: Referral | undefined
    // One transaction: a referral is not completed when its coupon cannot be stored.
    const completed = transact([record, storage.record(userCouponsRecord)], ([stored, coupons]) => {
      const list = valueOrSamples(record, samples)
      rewarded = list.find(({ status }) => status === 'Pending')
      if (!rewarded) return [stored, coupons]
      return [
        list.map((referral) => ({ ...referral, status: 'Completed' as const })),
        [createCoupon('referral', rewarded.name, new Date(), t), ...coupons],
      ]
    })
    if (!completed.ok) return
    if (!rewarded)
      return toast({ ...t('referrals.none', { returnObjects: true }), destructive: true })
    storage.saveSnapshot()
    const name = sampleNameIn(i18n.language, rewarded.name)
    toast(t('referrals.complete', { returnObjects: true, name }))
  }

  return { referrals, simulatePurchase }
}
