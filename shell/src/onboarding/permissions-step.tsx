import { SwitchRow } from '@baithak/ui'
import chai from '@baithak/ui/scenes/chai-sea.svg'
import { Bell, Camera, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOnboarding } from './model/onboarding-context'
import { permissions } from './model/onboarding-draft'
import { paths } from './model/paths'
import { StepForm } from './step-form'

const icons = { location: MapPin, notifications: Bell, camera: Camera }

/** Three switches whose values are only stored: no browser permission is requested (spec §2). */
export function PermissionsStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { draft, change } = useOnboarding()
  return (
    <StepForm
      title={t('onboarding.permissions.title')}
      text={t('onboarding.permissions.text')}
      action={t('onboarding.continue')}
      onSubmit={() => navigate(paths.success)}
      backTo={paths.interests}
      image={
        <img
          src={chai}
          alt=""
          width={400}
          height={300}
          className="h-0 max-h-[75cqw] min-h-40 w-full grow object-cover object-bottom"
        />
      }
    >
      <ul className="-mt-3">
        {permissions.map((permission) => {
          const Icon = icons[permission]
          return (
            <li
              key={permission}
              className="flex flex-wrap items-center gap-x-4 border-b border-rule py-1.5 last:border-0"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-chip bg-acc-tint">
                <Icon size={22} />
              </span>
              <SwitchRow
                className="min-w-[min(100%,12rem)] flex-1 wrap-anywhere"
                label={t(`onboarding.permissions.${permission}.name`)}
                description={t(`onboarding.permissions.${permission}.text`)}
                checked={draft.permissions[permission]}
                onChange={(event) =>
                  change({
                    permissions: {
                      ...draft.permissions,
                      [permission]: event.currentTarget.checked,
                    },
                  })
                }
              />
            </li>
          )
        })}
      </ul>
    </StepForm>
  )
}
