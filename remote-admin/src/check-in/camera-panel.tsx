import { useTranslation } from '@baithak/platform'
import { Button, cn } from '@baithak/ui'
import { Camera, CameraOff, CircleAlert, QrCode, Scan } from 'lucide-react'
import { useScanner } from './use-scanner'

/** The camera: its preview, its button and its problem. While it is on it fills a phone's screen. */
export function CameraPanel({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation()
  const { video, state, problem, start, stop } = useScanner(onRead)
  const isOn = state === 'on'
  return (
    <section
      aria-labelledby="desk-scan"
      className={cn(
        'print:hidden',
        isOn &&
          'max-md:fixed max-md:inset-0 max-md:z-40 max-md:flex max-md:flex-col max-md:bg-night',
      )}
    >
      <h2 id="desk-scan" className={cn('mb-3 text-h2', isOn && 'max-md:sr-only')}>
        {t('checkIn.camera.title')}
      </h2>
      <div
        className={cn(
          'relative grid w-full place-items-center rounded-panel bg-night text-on-toast',
          // Large text needs more height than the preview.
          isOn
            ? 'overflow-hidden max-md:flex-1 max-md:rounded-none md:aspect-4/3 md:max-h-[56vh]'
            : 'min-h-[min(56vh,20rem)] py-6',
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
          <Scan
            size={240}
            strokeWidth={0.5}
            className="relative max-w-full drop-shadow-[0_0_3px_#0009]"
          />
        ) : (
          <p className="flex max-w-80 flex-col items-center gap-3 px-5 text-center text-body-2">
            <QrCode size={40} strokeWidth={1.5} />
            <span>{t('checkIn.camera.idle')}</span>
          </p>
        )}
      </div>
      <div role="status">
        {problem && (
          <p className="mt-2 flex items-start gap-1.5 text-meta text-bad">
            <CircleAlert size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0">{t(`checkIn.camera.${problem}`)}</span>
          </p>
        )}
      </div>
      <Button
        variant={isOn ? 'dark' : 'primary'}
        icon={isOn ? CameraOff : Camera}
        loading={state === 'starting'}
        onClick={isOn ? stop : start}
        className={cn(
          'mt-3 w-full',
          isOn && 'max-md:mx-3 max-md:mb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:w-auto',
        )}
      >
        {t(isOn ? 'checkIn.camera.stop' : 'checkIn.camera.start')}
      </Button>
    </section>
  )
}
