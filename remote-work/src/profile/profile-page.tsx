import { HostContext, useHost, useTranslation } from '@baithak/platform'
import { Canopy, Screen } from '@baithak/ui'
import { displayedPass } from '../model/pass/pass-rules'
import { usePassStatus } from '../model/pass/use-pass-status'
import { Month } from './month'
import { ProfileHeader } from './profile-header'
import { ProfileMenu } from './profile-menu'
import { TasterFacts } from './taster-facts'
import { useSignOut } from './use-sign-out'

/** The member's profile and activity. While signing out, it still shows what has just been cleared. */
export function ProfilePage() {
  const host = useHost()
  const { signOut, frozenStorage } = useSignOut()
  return (
    <HostContext value={frozenStorage ? { ...host, storage: frozenStorage } : host}>
      <Profile onSignOut={frozenStorage ? undefined : signOut} />
    </HostContext>
  )
}

function Profile({ onSignOut }: { onSignOut: (() => void) | undefined }) {
  const { t } = useTranslation('work')
  const pass = displayedPass(usePassStatus())
  return (
    <Screen title={t('profile.title')} heading="own" top={<Canopy mode="work" slim />}>
      <div className="px-5 pt-3">
        <ProfileHeader pass={pass} />
        <TasterFacts />
        <Month />
      </div>
      <div className="mt-3.5 border-t-8 border-malai px-5">
        <ProfileMenu onSignOut={onSignOut} />
      </div>
    </Screen>
  )
}
