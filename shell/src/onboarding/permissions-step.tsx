import { SwitchRow } from '@baithak/ui'
import chai from '@baithak/ui/scenes/chai-sea.svg'
import { Bell, Camera, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { permissions, useOnboarding } from './draft'
import { StepForm } from './step-form'
import { paths } from './steps'

const icons = { location: MapPin, notifications: Bell, camera: Camera }

/** Stores three switches, and requests no browser permission (spec §2). */
export function PermissionsStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { draft, change } = useOnboarding()
  return (
    <StepForm
      step="permissions"
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
                onChange={({ currentTarget: { checked } }) =>
                  change({ permissions: { ...draft.permissions, [permission]: checked } })
                }
              />
            </li>
          )
        })}
      </ul>
    </StepForm>
  )
}
