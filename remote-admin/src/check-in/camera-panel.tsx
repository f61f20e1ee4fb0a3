import { useLocation, useTranslation } from '@baithak/platform'
import { Button, cn, useCloseOnBack } from '@baithak/ui'
import { Camera, CameraOff, CircleAlert, QrCode, Scan } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { wantsCamera } from '../model/admin-cafe'
import { isPhone } from './is-phone'
import { useScanner } from './use-scanner'

interface CameraPanelProps {
  onRead: (text: string) => void
  /** Shown over the preview, which fills a phone's screen. */
  bar: ReactNode
}

/** The camera: its preview, its button and its problem. On a phone the preview fills the screen. */
export function CameraPanel({ onRead, bar }: CameraPanelProps) {
  const { t } = useTranslation()
  const { state: linkState } = useLocation()
  const { video, state, problem, start, stop } = useScanner(onRead)
  const isOn = state === 'on'
  const isFull = isOn && isPhone()
  useCloseOnBack(isFull, stop)
  const startOnPhone = useEffectEvent(() => {
    if (wantsCamera(linkState) && isPhone()) start()
  })
  useEffect(() => startOnPhone(), [])
  return (
    <section aria-labelledby="desk-scan" className="print:hidden">
      <h2 id="desk-scan" className="mb-3 text-h2">
        {t('checkIn.camera.title')}
      </h2>
      <div
        className={cn(
          'grid w-full place-items-center bg-night text-on-toast',
          isFull ? 'fixed inset-0 z-40' : 'relative rounded-panel',
          // Large text needs more height than the preview.
          isOn ? 'overflow-hidden' : 'min-h-[min(56vh,20rem)] py-6',
          isOn && !isFull && 'aspect-4/3 max-h-[56vh]',
        )}
      >
        {/* The scanner opens the camera in this element. */}
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={t('checkIn.camera.preview')}
          className={cn('absolute inset-0 size-full object-cover', !isOn && 'invisible')}
        />
        {isOn ? (
          <>
            <Scan
              size={240}
              strokeWidth={0.5}
              className="relative max-w-full drop-shadow-[0_0_3px_#0009]"
            />
            {isFull && <div className="absolute inset-x-0 top-0 bg-night">{bar}</div>}
          </>
        ) : (
          <p className="flex max-w-80 flex-col items-center gap-3 px-5 text-center text-body-2">
            <QrCode size={40} strokeWidth={1.5} />
            <span>{t('checkIn.camera.idle')}</span>
          </p>
        )}
      </div>
      <div className={cn(isFull && 'fixed inset-x-0 bottom-0 z-40 mx-auto max-w-120 px-5 py-5')}>
        <div role="status">
          {problem && (
            <p
              className={cn(
                'mt-2 flex items-start gap-1.5 text-meta',
                isFull ? 'rounded-control bg-toast px-3 py-2 text-on-toast' : 'text-bad',
              )}
            >
              <CircleAlert size={16} className="mt-0.5 shrink-0" />
              <span className="min-w-0">{t(`checkIn.camera.${problem}`)}</span>
            </p>
          )}
        </div>
        <Button
          variant={isOn ? 'dark' : 'primary'}
          icon={isOn ? CameraOff : Camera}
          loading={state === 'starting' && !problem}
          onClick={isOn ? stop : start}
          className="mt-3 w-full"
        >
          {t(isOn ? 'checkIn.camera.stop' : 'checkIn.camera.start')}
        </Button>
      </div>
    </section>
  )
}
