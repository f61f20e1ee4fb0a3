import { memberRoles } from '@baithak/domain'
import { TextField } from '@baithak/ui'
import { Coffee, MicVocal, Store } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOnboarding, useValidation } from './draft'
import { BringBack } from './restore-backup'
import { StepForm } from './step-form'
import { paths } from './steps'

const roleIcons = { Customer: Coffee, Artist: MicVocal, 'Café Partner': Store }

export function ProfileStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { draft, change } = useOnboarding()
  const validation = useValidation('name')
  const id = useId()
  const nameField = useRef<HTMLInputElement>(null)

  function handleSubmit() {
    if (validation.validate(draft)) navigate(paths.interests)
    else nameField.current?.focus()
  }

  return (
    <StepForm step="profile" onSubmit={handleSubmit} backTo={paths.phone}>
      <BringBack phone={draft.phone} />
      <div className="flex flex-col gap-6">
        <TextField
          ref={nameField}
          label={t('onboarding.profile.name')}
          error={validation.message}
          required
          autoComplete="name"
          maxLength={100}
          autoCapitalize="words"
          enterKeyHint="next"
          value={draft.name}
          onChange={(event) => {
            validation.clear()
            change({ name: event.currentTarget.value })
          }}
        />
        <TextField
          type="email"
          label={
            <>
              <span>{`${t('onboarding.profile.email')} `}</span>
              <span className="font-normal text-ink-2">{t('onboarding.profile.optional')}</span>
            </>
          }
          autoComplete="email"
          enterKeyHint="done"
          value={draft.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <TextField
          type="date"
          label={t('onboarding.profile.dateOfBirth')}
          autoComplete="bday"
          value={draft.dateOfBirth}
          onChange={(event) => change({ dateOfBirth: event.currentTarget.value })}
        />
        <fieldset>
          <legend className="mb-1.5 text-meta font-label">{t('onboarding.profile.role')}</legend>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2">
            {memberRoles.map((role) => {
              const Icon = roleIcons[role]
              return (
                <label
                  key={role}
                  className="relative flex min-h-23 flex-col gap-2 rounded-panel bg-field p-2.5 pt-3.5 text-body font-title shadow-hairline has-checked:bg-acc-tint has-checked:shadow-chosen outline-within"
                >
                  <input
                    type="radio"
                    name={`${id}-role`}
                    value={role}
                    checked={draft.role === role}
                    onChange={() => change({ role })}
                    className="absolute inset-0 cursor-pointer appearance-none rounded-panel outline-none"
                  />
                  <Icon size={24} />
                  <span>{t(`onboarding.profile.roles.${role}`)}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      </div>
    </StepForm>
  )
}
