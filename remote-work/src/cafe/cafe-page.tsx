import { useHost, useLocation, useTranslation } from '@baithak/platform'
import { Button, Screen } from '@baithak/ui'
import notFound from '@baithak/ui/art/empty-cafe-not-found.svg'
import { cafeOfState } from '../model/cafe'
import { useCafes } from '../model/use-cafes'
import { paths } from '../paths'
import { CafeDetail } from './cafe-detail'

/** Shows the café of the navigation state. */
export function CafePage() {
  const cafe = cafeOfState(useLocation().state, useCafes())
  return cafe ? <CafeDetail key={cafe.id} cafe={cafe} /> : <CafeNotFound />
}

function CafeNotFound() {
  const { t } = useTranslation()
  const { navigation } = useHost()
  return (
    <Screen title={t('cafe.notFound')} heading="own">
      <div className="flex flex-1 flex-col items-center justify-center gap-6 p-5 text-center">
        <img src={notFound} alt="" width={220} height={176} />
        <h1 className="max-w-72 text-h2 text-balance wrap-anywhere">{t('cafe.notFound')}</h1>
        <Button className="min-w-42" onClick={() => navigation.back(paths.explore.href())}>
          {t('cafe.goBack')}
        </Button>
      </div>
    </Screen>
  )
}
