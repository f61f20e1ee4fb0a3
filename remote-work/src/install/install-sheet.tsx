import { useHost, useTranslation } from '@baithak/platform'
import { Button, Sheet, type SheetControl } from '@baithak/ui'
import { type LucideIcon, QrCode, Share, Smartphone, SquarePlus, WifiOff } from 'lucide-react'
import { installMethodOf } from '../model/installation'

/** What the installed app gives, with the browser's dialog or, on an iPhone, how to install it by hand. */
export function InstallSheet(sheet: SheetControl) {
  const { t } = useTranslation('work')

  const install = useHost().appInfo().install
  const byHand = installMethodOf(install !== undefined) === 'share-sheet'
  return (
    <Sheet
      {...sheet}
      title={t('install.title')}
      description={t('install.text')}
      closeLabel={t('passes.close')}
      footer={
        byHand ? (
          <Button onClick={sheet.onClose}>{t('install.understood')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={sheet.onClose}>
              {t('install.notNow')}
            </Button>
            <Button
              onClick={() => {
                void install?.()
                sheet.onClose()
              }}
            >
              {t('install.install')}
            </Button>
          </>
        )
      }
    >
      {byHand ? (
        <ol className="flex flex-col gap-4 pb-1">
          <Row icon={Share}>{t('install.steps.share')}</Row>
          <Row icon={SquarePlus}>{t('install.steps.add')}</Row>
        </ol>
      ) : (
        <ul className="flex flex-col gap-4 pb-1">
          <Row icon={QrCode}>{t('install.gains.qr')}</Row>
          <Row icon={WifiOff}>{t('install.gains.offline')}</Row>
          <Row icon={Smartphone}>{t('install.gains.screen')}</Row>
        </ul>
      )}
    </Sheet>
  )
}

function Row({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-3.5 text-body">
      <Icon size={22} strokeWidth={1.75} className="mt-px shrink-0 text-acc" />
      <span>{children}</span>
    </li>
  )
}
