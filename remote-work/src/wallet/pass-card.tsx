import type { PassPlan, Tier } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { cn, Wordmark } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import type { ReactNode } from 'react'
import { medalImages, metalClasses, PassPattern } from '../components/pass-parts'

interface PassHangerProps {
  /** The empty frame hangs on longer cords. */
  long?: boolean
  /** The pass drops in and swings once. */
  dropping?: boolean
  children: ReactNode
}

/** Hangs a pass from a line, on two cords with brass rivets. Sizes are in px, because larger ones would cover larger text. */
export const PassHanger = ({ long = false, dropping = false, children }: PassHangerProps) => (
  <div className="border-t-3 border-ink px-5 short:w-1/2">
    <div
      className={cn(
        'relative origin-top',
        long ? 'pt-[34px] [--cord:34px]' : 'pt-[10px] [--cord:10px]',
        dropping && 'animate-drop',
      )}
    >
      <span aria-hidden className="pointer-events-none absolute inset-0 z-1">
        {['left-3/7', 'left-4/7'].map((left) => (
          <span key={left} className={`absolute top-0 ${left}`}>
            <span className="absolute -left-px h-(--cord) w-[2px] bg-ink" />
            <span
              className={cn(
                'absolute -left-[6px] size-[12px] rounded-full shadow-[0_1px_2px_#3b220866]',
                'bg-[radial-gradient(circle_at_35%_30%,#f6dfa2,#c8963a_60%,#8f6420)]',
                long ? 'top-[28px]' : 'top-[18px]',
              )}
            />
          </span>
        ))}
      </span>
      {children}
    </div>
  </div>
)

const chipClasses: Record<Tier, string> = {
  Gold: 'bg-[#3b2208] text-[#fbe3a6]',
  Silver: 'bg-[#2b2622] text-[#f3efe9]',
}

interface PassCardProps {
  plan: PassPlan
  until: Date
  name: string
}

/** The pass as a metal card. `--u` is 1/350 of its width, so that it scales with its container. */
export function PassCard({ plan: { type, duration }, until, name }: PassCardProps) {
  const { t, i18n } = useTranslation()
  return (
    <article className="@container w-full short:mx-auto short:max-w-88">
      <div className="rounded-[calc(14*var(--u))] shadow-[0_14px_30px_-8px_#58340c73] [--u:calc(100cqw/350)]">
        <div
          className={cn(
            'relative flex aspect-[1.586] flex-col justify-between overflow-clip rounded-[inherit]',
            'pt-[calc(18*var(--u))] pr-[calc(20*var(--u))] pb-[calc(17*var(--u))] pl-[calc(30*var(--u))]',
            metalClasses[type],
          )}
        >
          <img
            src={medalImages[type]}
            alt=""
            className="absolute top-[calc(8*var(--u))] right-[calc(-34*var(--u))] size-[calc(214*var(--u))] max-w-none"
          />
          <PassPattern tier={type} />
          <div className="relative flex items-start justify-between">
            <Wordmark
              label={t('passes.brand')}
              className="mt-px h-[calc(23*var(--u))]! drop-shadow-[0_1px_0_#fff8e1a6]"
            />
            <p
              className={cn(
                'flex items-center gap-[calc(7*var(--u))] rounded-badge px-[calc(8*var(--u))] py-[calc(2*var(--u))]',
                'text-[max(0.6875rem,calc(13*var(--u)))] leading-[1.5] font-title',
                chipClasses[type],
              )}
            >
              <span aria-hidden className="size-1.5 rounded-full bg-[#7fd6a0]" />
              <span>{t('passes.active')}</span>
            </p>
          </div>
          <div className="relative mt-[calc(22*var(--u))]">
            <h2 className="embossed font-display text-[calc(48*var(--u))] leading-[.96] [:not(:lang(en))_&]:leading-[1.25]">
              {t(`passes.tier.${type}`)}
            </h2>
            <p className="embossed mt-[calc(6*var(--u))] text-[max(0.75rem,calc(14*var(--u)))] leading-[1.3] font-semibold">
              {t(`passes.duration.${duration}`)}
            </p>
          </div>
          <div className="embossed relative flex flex-wrap items-end justify-between gap-x-3">
            <p
              translate="no"
              className="min-w-0 flex-1 basis-[7em] wrap-anywhere text-[max(0.75rem,calc(15*var(--u)))] leading-[1.35] font-title"
            >
              {name}
            </p>
            <p className="shrink-0 text-right text-[max(0.6875rem,calc(12.5*var(--u)))] leading-[1.35] font-mid">
              <span>{t('passes.validUntil')}</span>
              <span className="block text-[max(0.75rem,calc(14.5*var(--u)))] font-heading tabular">
                {formatDate(until, i18n.language)}
              </span>
            </p>
          </div>
        </div>
      </div>
    </article>
  )
}
