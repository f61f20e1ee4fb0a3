import { Link, useTranslation } from '@baithak/platform'
import { buttonVariants, Dock, DockAction } from '@baithak/ui'
import { Calendar, Navigation, QrCode } from 'lucide-react'
import { useNotImplemented } from '../model/use-not-implemented'
import { paths } from '../paths'

/** The actions at a café. Only the QR code is implemented. */
export function CafeDock() {
  const { t } = useTranslation('work-cafe')
  const notImplemented = useNotImplemented()
  return (
    <Dock>
      <DockAction icon={Calendar} className="grow" onClick={() => notImplemented('reserve')}>
        {t('reserve')}
      </DockAction>
      <DockAction icon={Navigation} className="grow" onClick={() => notImplemented('directions')}>
        {t('directions')}
      </DockAction>
      <Link
        to={paths.checkIn.href()}
        className={buttonVariants({ size: 'hero', className: 'grow-[6]' })}
      >
        <QrCode size={20} strokeWidth={1.75} aria-hidden />
        <span>{t('showQr')}</span>
      </Link>
    </Dock>
  )
}
