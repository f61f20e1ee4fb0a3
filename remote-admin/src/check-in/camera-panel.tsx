import { useLocation, useTranslation } from '@baithak/platform'
import { Button, cn, useCloseOnBack } from '@baithak/ui'
import { Camera, CameraOff, CircleAlert, QrCode, Scan } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { wantsCamera } from '../model/desk-cafe'
import { useCamera } from './use-camera'
import { useScanner } from './use-scanner'

/** A phone, also on its side. */
const phoneQuery = '(width < 48rem), (height <= 500px) and (orientation: landscape)'
const isPhone = () => window.matchMedia(phoneQuery).matches

// Inline: the style sheet of the first screen contains no class of this one.
/** Also visible in front of white paper. */
const frameStyle = { filter: 'drop-shadow(0 0 3px #0009)' }
const fullButtonStyle = { maxWidth: '30rem', marginInline: 'auto' }

interface CameraPanelProps {
  onRead: (text: string) => void
  /** Over the picture that fills a phone's screen. */
  bar: ReactNode
}

/** The camera's preview, on a phone the whole screen, the button that starts and stops it, and its error. */
export function CameraPanel({ onRead, bar }: CameraPanelProps) {
  const { t } = useTranslation('admin-check-in')
  const { state } = useLocation()
  const { camera, start, stop } = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const isOn = camera.state === 'on'
  const stream = isOn ? camera.stream : null
  const { isSlow, hasFailed } = useScanner(video, isOn, onRead)

  const isFull = isOn && isPhone()
  useCloseOnBack(isFull, stop)
  const startOnPhone = useEffectEvent(() => {
    if (wantsCamera(state) && isPhone()) start()
  })
  useEffect(() => startOnPhone(), [])
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])

  const error = camera.state === 'off' ? camera.error : hasFailed ? 'notLoaded' : undefined
  return (
    <section aria-labelledby="desk-scan">
      <h2 id="desk-scan" className="mb-3 text-h2">
        {t('camera.title')}
      </h2>
      <div
        className={cn(
          'grid w-full place-items-center bg-night text-on-toast',
          isFull ? 'fixed inset-0 z-40' : 'relative rounded-panel',
          // Large text makes the hint higher than any picture.
          isOn ? 'overflow-hidden' : 'min-h-[min(56vh,20rem)] py-6',
          isOn && !isFull && 'aspect-4/3 max-h-[56vh]',
        )}
      >
        {isOn ? (
          <>
            <video
              ref={video}
              autoPlay
              muted
              playsInline
              aria-label={t('camera.preview')}
              className="absolute inset-0 size-full object-cover"
            />
            <Scan size={240} strokeWidth={0.5} className="relative max-w-full" style={frameStyle} />
            {isFull && <div className="absolute inset-x-0 top-0 bg-night">{bar}</div>}
          </>
        ) : (
          <p className="flex max-w-80 flex-col items-center gap-3 px-5 text-center text-body-2">
            <QrCode size={40} strokeWidth={1.5} />
            <span>{t('camera.idle')}</span>
          </p>
        )}
      </div>
      <div
        className={cn(isFull && 'fixed inset-x-0 bottom-0 z-40 px-5 py-5')}
        style={isFull ? fullButtonStyle : undefined}
      >
        <div role="status">
          {(error || isSlow) && (
            <p
              className={cn(
                'mt-2 flex items-start gap-1.5 text-meta',
                isFull
                  ? 'rounded-control bg-toast px-3 py-2 text-on-toast'
                  : error
                    ? 'text-bad'
                    : 'text-ink-2',
              )}
            >
              <CircleAlert size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
              <span className="min-w-0">{t(`camera.${error ?? 'slow'}`)}</span>
            </p>
          )}
        </div>
        <Button
          variant={isOn ? 'dark' : 'primary'}
          icon={isOn ? CameraOff : Camera}
          busy={camera.state === 'starting'}
          onClick={isOn ? stop : start}
          className="mt-3 w-full"
        >
          {t(isOn ? 'camera.stop' : 'camera.start')}
        </Button>
      </div>
    </section>
  )
}
