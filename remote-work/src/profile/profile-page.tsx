import { useMemberName } from '@baithak/domain/use-member'
import { HostContext, useHost, useTranslation } from '@baithak/platform'
import { Badge, Canopy, Screen, TierBadge } from '@baithak/ui'
import { initialsOf } from '@baithak/ui/format'
import { type DisplayedPass, displayedPass } from '../model/pass/pass-details'
import { usePassStatus } from '../model/pass/use-pass-status'
import { Month } from './month'
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

function ProfileHeader({ pass }: { pass: DisplayedPass }) {
  const { t } = useTranslation('work')
  const name = useMemberName() || t('profile.guest')
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span
        aria-hidden
        className="-ml-1 grid size-[84px] shrink-0 place-items-center rounded-full border-2 border-brass p-[3px]"
      >
        <span className="grid size-full place-items-center rounded-full bg-(--acc) font-display text-display-3 text-[#fbe3a6]">
          {initialsOf(name)}
        </span>
      </span>
      <div className="min-w-24 flex-1">
        <h1 translate="no" className="font-display text-display-3 text-balance wrap-anywhere">
          {name}
        </h1>
        <p className="flex flex-wrap gap-1.5 pt-1.5">
          <TierBadge tier={pass.tier}>{t(`explore.pass.${pass.tier}`)}</TierBadge>
          <Badge tone={pass.active ? 'ok' : 'bad'} light={pass.active}>
            {t(pass.active ? 'explore.active' : 'explore.expired')}
          </Badge>
        </p>
      </div>
    </header>
  )
}
