import chai from '@baithak/shared/scenes/chai-sea.svg'
import { Bell, Camera, MapPin } from 'lucide-react'
import { Switch } from 'radix-ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOnboarding } from './onboarding-context'
import { permissions } from './onboarding-draft'
import { paths } from './onboarding-stops'
import { Step } from './step'

const icons = { location: MapPin, notifications: Bell, camera: Camera }

/** Three switches that are only remembered: no permission of the browser is asked for (section 2). */
export function PermissionsStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { draft, change } = useOnboarding()
  const id = useId()
  return (
    <Step
      title={t('onboarding.permissions.title')}
      text={t('onboarding.permissions.text')}
      action={t('onboarding.continue')}
      onSubmit={() => navigate(paths.success)}
      before={paths.interests}
      picture={
        <img
          src={chai}
          alt=""
          width={400}
          height={300}
          className="h-[min(292px,75cqw)] min-h-40 w-full shrink object-cover"
        />
      }
    >
      <ul>
        {permissions.map((permission) => {
          const Icon = icons[permission]
          const field = `${id}-${permission}`
          return (
            <li
              key={permission}
              className="flex items-center gap-4 border-b border-rule py-4.5 first:pt-2 last:border-0 last:pb-0"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-chip bg-acc-tint">
                <Icon size={22} strokeWidth={1.75} aria-hidden />
              </span>
              <div className="min-w-0 flex-1">
                <label htmlFor={field} className="block text-body font-semibold">
                  {t(`onboarding.permissions.${permission}.name`)}
                </label>
                <p id={`${field}-text`} className="text-meta text-ink-2">
                  {t(`onboarding.permissions.${permission}.text`)}
                </p>
              </div>
              <Switch.Root
                id={field}
                aria-describedby={`${field}-text`}
                checked={draft.permissions[permission]}
                onCheckedChange={(allowed) =>
                  change({ permissions: { ...draft.permissions, [permission]: allowed } })
                }
                className="relative h-8 w-13 shrink-0 rounded-full bg-star-empty transition-colors duration-160 before:absolute before:-inset-1.5 data-[state=checked]:bg-acc"
              >
                <Switch.Thumb className="block size-6.5 translate-x-[3px] rounded-full bg-white shadow-sh1 transition-transform duration-160 ease-quick data-[state=checked]:translate-x-[23px]" />
              </Switch.Root>
            </li>
          )
        })}
      </ul>
    </Step>
  )
}
