import { useTranslation } from '@baithak/platform'
import { Canopy, Screen } from '@baithak/shared/ui'
import { shownPass } from '../cafes/shown-pass'
import { usePassStanding } from '../passes/use-pass-standing'
import { ActivityFigures } from './activity-figures'
import { FavouriteCafes } from './favourite-cafes'
import { ProfileHead } from './profile-head'
import { ProfileMenu } from './profile-menu'
import { TasterFacts } from './taster-facts'

/** Who the member is here, and what they have been up to. */
export function ProfilePage() {
  const { t } = useTranslation('work')
  const pass = shownPass(usePassStanding())
  return (
    <Screen title={t('profile.title')} heading="own" top={<Canopy mode="work" slim />}>
      <div className="px-5 pt-3">
        <ProfileHead pass={pass} />
        <TasterFacts />
        <ActivityFigures />
        <FavouriteCafes />
      </div>
      <div className="mt-3.5 border-t-8 border-malai px-5">
        <ProfileMenu />
      </div>
    </Screen>
  )
}
