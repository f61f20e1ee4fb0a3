import { useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { Camera, CameraOff, CircleAlert, QrCode, Scan } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCamera } from './use-camera'
import { useScanner } from './use-scanner'

/** The camera's preview, the button that starts and stops it, and its error. */
export function CameraPanel({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation('admin-check-in')
  const { camera, start, stop } = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const isOn = camera.state === 'on'
  const stream = isOn ? camera.stream : null
  const { isSlow, hasFailed } = useScanner(video, isOn, onRead)

  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])

  const error = camera.state === 'off' ? camera.error : hasFailed ? 'notLoaded' : undefined
  return (
    <section aria-labelledby="desk-scan">
      <h2 id="desk-scan" className="mb-3 text-h2">
        {t('camera.title')}
      </h2>
      <div className="relative grid aspect-4/3 max-h-[56vh] w-full place-items-center overflow-hidden rounded-panel bg-night text-on-toast">
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
            <Scan size={240} strokeWidth={0.5} aria-hidden className="relative max-w-full" />
          </>
        ) : (
          <p className="flex max-w-80 flex-col items-center gap-3 px-5 text-center text-body-2">
            <QrCode size={40} strokeWidth={1.5} aria-hidden />
            <span>{t('camera.idle')}</span>
          </p>
        )}
      </div>
      <div role="status">
        {(error || isSlow) && (
          <p
            className={`mt-2 flex items-start gap-1.5 text-meta ${error ? 'text-bad' : 'text-ink-2'}`}
          >
            <CircleAlert size={16} strokeWidth={2} aria-hidden className="mt-0.5 shrink-0" />
            <span className="min-w-0">{t(`camera.${error ?? 'slow'}`)}</span>
          </p>
        )}
      </div>
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        icon={isOn ? CameraOff : Camera}
        busy={camera.state === 'starting'}
        onClick={isOn ? stop : start}
        className="mt-3 w-full"
      >
        {t(isOn ? 'camera.stop' : 'camera.start')}
      </Button>
    </section>
  )
}
