import { useTranslation } from '@baithak/platform'
import { Canopy, Screen } from '@baithak/shared/ui'
import { displayedPass } from '../model/pass/displayed-pass'
import { usePassStatus } from '../model/pass/use-pass-status'
import { ActivityFigures } from './activity-figures'
import { FavouriteCafes } from './favourite-cafes'
import { ProfileHeader } from './profile-header'
import { ProfileMenu } from './profile-menu'
import { TasterFacts } from './taster-facts'

/** The member's profile and activity. */
export function ProfilePage() {
  const { t } = useTranslation('work')
  const pass = displayedPass(usePassStatus())
  return (
    <Screen title={t('profile.title')} heading="own" top={<Canopy mode="work" slim />}>
      <div className="px-5 pt-3">
        <ProfileHeader pass={pass} />
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
