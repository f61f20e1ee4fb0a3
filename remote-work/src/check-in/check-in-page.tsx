import { groupCode, passCodes } from '@baithak/domain/check-in'
import { useMemberId, useMemberName } from '@baithak/domain/use-member'
import { Link, useHost, useLocation, useTranslation } from '@baithak/platform'
import { v } from '@baithak/storage/schema'
import { ButtonLink, Chip, cn, Screen, useClockEvery, useKitTexts, Wordmark } from '@baithak/ui'
import { QrImage } from '@baithak/ui/qr'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Cafe, findCafe, sortCafes } from '../model/cafe'
import { recordCheckIn, undoCheckIn } from '../model/check-ins'
import { usePassStatus } from '../model/pass'
import { useCafes, useLabelCafe } from '../model/use-cafes'
import { paths } from '../paths'
import lamp from './counter-lamp.svg'
import steam from './steam.svg'
import tumbler from './tumbler.svg'

const minuteMs = 60_000

/** The café whose page led here. */
const originSchema = v.object({ from: v.string() })
const maxOffered = 3

/** The member's check-in QR code for the café's counter. */
export function CheckInPage() {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const memberId = useMemberId()
  const memberName = useMemberName()
  const name = memberName || t('passes.guest')
  const status = usePassStatus()
  const isActive = status.state === 'active'
  const pass = isActive
    ? { kind: status.plan.id, day: status.until }
    : { kind: 'none' as const, day: null }
  // New codes every minute, so that a photograph of one is soon worthless.
  const now = useClockEvery(minuteMs)
  const { qrText, shortCode } = passCodes({ memberId, name: memberName, now, ...pass })
  useWakeLock()
  const { state } = useLocation()
  const cafes = useCafes()
  const from = v.is(originSchema, state) ? findCafe(state.from, cafes) : undefined
  const offered = from ? [from] : sortCafes(cafes, false).slice(0, maxOffered)
  const [cafeId, setCafeId] = useState('')
  const labelCafe = useLabelCafe()
  const { undo } = useKitTexts()

  function record() {
    const cafe = offered.find(({ id }) => id === cafeId)
    if (!cafe || !isActive) return
    const { passType } = cafe
    const passId = status.plan.id
    const checkIn = { memberId, name: memberName, passId, passType, cafeId, cafe: cafe.name }
    const { ok, added } = recordCheckIn(storage, checkIn)
    if (!ok) return
    toast({
      title: t(added ? 'checkIn.recorded' : 'checkIn.already', { cafe: labelCafe(cafe).name }),
      ...(added && { action: { label: undo, onPress: () => undoCheckIn(storage, added) } }),
    })
  }
  return (
    <Screen
      title={t('checkIn.title')}
      data-dark
      className="relative isolate overflow-clip bg-night text-center [--high:var(--frame-height,100dvh)]"
      actionBar={
        <div
          className={cn(
            'relative border-t-14 border-[#f4e6cb] px-5 shadow-[inset_0_4px_0_#b79a72] short:border-t-8 short:pt-2 short:pb-3',
            'bg-[repeating-linear-gradient(90deg,#341e12_0_16px,#2a170d_16px_20px)] pt-[clamp(16px,var(--high)*.2-102px,64px)]',
            'pb-[max(clamp(28px,var(--high)*.1-45px,40px),env(safe-area-inset-bottom))]',
          )}
        >
          {isActive && <CafeChoice offered={offered} value={cafeId} onValueChange={setCafeId} />}
          <ButtonLink
            to={paths.home.href()}
            variant="hero"
            size="hero"
            className="w-full"
            onClick={record}
          >
            {t('checkIn.done')}
          </ButtonLink>
        </div>
      }
    >
      <CounterLamp />
      <div className="relative -mb-4 flex flex-1 flex-col items-center px-5 pt-[clamp(96px,var(--high)*.22-22px,164px)] short:flex-row short:items-stretch short:pt-0">
        <div className="short:w-1/2 short:shrink-0 short:pt-24 short:pr-5">
          <p translate="no" className="text-body font-title wrap-anywhere text-lamp">
            {name}
          </p>
          <h1 className="mt-1 font-display text-display-2 text-[#fff3dc]">{t('checkIn.title')}</h1>
          <p className="mt-2 text-body text-[#f1dfc3]">{t('checkIn.text')}</p>
          {!isActive && (
            <p className="flex flex-wrap items-center justify-center gap-x-2.5 text-body-2 text-[#f1dfc3]">
              <span>{t('checkIn.noPass')}</span>
              <Link
                to={paths.purchase.href()}
                className="inline-flex min-h-11 items-center font-title text-lamp underline"
              >
                {t('checkIn.purchase')}
              </Link>
            </p>
          )}
        </div>
        <CounterCard>
          <QrImage text={qrText} label={t('checkIn.qrLabel', { name })} />
          <TimeLeft key={now.getTime()} />
          <p className="tabular text-meta font-title text-ink">
            <span className="sr-only">{`${t('checkIn.shortCode')} `}</span>
            <span lang="en" translate="no">
              {groupCode(shortCode)}
            </span>
          </p>
        </CounterCard>
      </div>
    </Screen>
  )
}

/** A thin bar that empties until the next code. */
function TimeLeft() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Test environments have no animations.
    const animation = bar.current?.animate?.({ scale: ['1 1', '0 1'] }, minuteMs)
    if (animation) animation.currentTime = Date.now() % minuteMs
  }, [])
  return (
    <div aria-hidden className="mx-1 mb-2 h-[3px] overflow-hidden bg-espresso/12">
      <div ref={bar} className="h-full origin-left bg-acc" />
    </div>
  )
}

interface CafeChoiceProps {
  offered: readonly Cafe[]
  /** '' while none is chosen. */
  value: string
  onValueChange(cafeId: string): void
}

/** Asks where the member is, so that Done can record the check-in on this phone. */
function CafeChoice({ offered, value, onValueChange }: CafeChoiceProps) {
  const { t } = useTranslation()
  const labelCafe = useLabelCafe()
  return (
    <fieldset className="pb-3 text-left">
      <legend className="pb-2 text-meta font-label text-[#f1dfc3]">{t('checkIn.where')}</legend>
      <div className="scroll-row -mx-5 flex gap-2 px-5">
        {offered.map((cafe) => (
          <Chip
            key={cafe.id}
            selected={cafe.id === value}
            className="bg-[#fff8ea]! text-[#2a170d]! aria-pressed:bg-lamp!"
            onClick={() => onValueChange(cafe.id === value ? '' : cafe.id)}
          >
            {labelCafe(cafe).name}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

/** A card on the counter with a tumbler beside it. It takes the available space. */
function CounterCard({ children }: { children: ReactNode }) {
  return (
    <div className="relative mt-4 min-h-56 w-full flex-1 short:mt-0">
      <div className="absolute inset-0 flex items-end justify-center [container-type:size]">
        <div className="relative w-[min(288px,84cqw,100cqh_-_48px_-_1.5rem)] paper rounded-t-board bg-[#fff8ea] pb-7 shadow-[0_0_60px_10px_#f2a81d2e]">
          <div className="relative px-2.5 pt-2.5">{children}</div>
          <Wordmark label="" aria-hidden className="relative mx-auto mt-1 h-7! text-brass-text" />
          <div className="absolute -right-8 -bottom-2 grid">
            <img src={steam} alt="" width={40} height={50} className="animate-steam" />
            <img src={tumbler} alt="" width={40} height={50} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The swaying lamp over the counter and its cone of light. */
const CounterLamp = () => (
  <div
    aria-hidden
    className="pointer-events-none absolute inset-0 -z-1 overflow-hidden border-t-3 border-brass"
  >
    <div className="absolute inset-0 origin-top animate-sway short:right-1/2 [--lamp:clamp(76px,var(--high)*.18-22px,132px)]">
      <div
        className={cn(
          'absolute top-[calc(var(--lamp)-3px)] bottom-0 left-1/2 w-[430px] -translate-x-1/2 animate-glow',
          'bg-linear-to-b from-[#ffd98a5c] to-[#ffc66524] [clip-path:polygon(39%_0,61%_0,100%_100%,0_100%)]',
        )}
      />
      <img
        src={lamp}
        alt=""
        className="absolute top-0 left-1/2 h-[calc(var(--lamp)*147/132)] max-w-none -translate-x-1/2"
      />
    </div>
  </div>
)

/** Keeps the device's screen on while the component is mounted. The browser ends that when the page is hidden. */
function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isLeft = false

    async function acquire() {
      if (document.hidden) return
      try {
        // Not every supported browser has it.
        lock = await navigator.wakeLock?.request('screen')
        if (isLeft) await lock?.release()
      } catch {
        // Rejected, for example with a low battery: the screen dims as usual.
      }
    }
    void acquire()
    document.addEventListener('visibilitychange', acquire)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', acquire)
      void lock?.release()
    }
  }, [])
}
