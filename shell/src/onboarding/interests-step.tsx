import { memberInterests } from '@baithak/domain'
import { cn } from '@baithak/ui'
import {
  CalendarDays,
  Check,
  Handshake,
  Laptop,
  MicVocal,
  Music,
  Palette,
  PartyPopper,
  Utensils,
} from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useOnboarding } from './draft'
import { StepForm } from './step-form'
import { paths } from './steps'

/** Each interest has the colour of its mode, in both themes, because the text on it is white. */
const cardStyles = {
  Work: { icon: Laptop, colour: 'var(--color-work)' },
  Party: { icon: PartyPopper, colour: 'var(--color-party)' },
  Gigs: { icon: MicVocal, colour: 'var(--color-gig)' },
  Networking: { icon: Handshake, colour: 'var(--color-brass-deep)' },
  Music: { icon: Music, colour: 'var(--color-gig)' },
  Food: { icon: Utensils, colour: 'var(--color-party)' },
  Art: { icon: Palette, colour: 'var(--color-party-deep)' },
  Events: { icon: CalendarDays, colour: 'var(--color-work)' },
}

export function InterestsStep() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { draft, change } = useOnboarding()
  const chosen = new Set(draft.interests)
  return (
    <StepForm step="interests" onSubmit={() => navigate(paths.permissions)} backTo={paths.profile}>
      <fieldset>
        <legend className="sr-only">{t('onboarding.interests.title')}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2.5">
          {memberInterests.map((interest) => {
            const { icon: Icon, colour } = cardStyles[interest]
            return (
              <label
                key={interest}
                style={{ '--card': colour } as CSSProperties}
                className={cn(
                  'group relative flex min-h-23 flex-col justify-between gap-3 rounded-panel bg-field p-3.5 text-body font-title text-ink',
                  'shadow-hairline outline-within transition-colors duration-quick has-checked:bg-(--card) has-checked:text-white has-checked:shadow-none',
                )}
              >
                <input
                  type="checkbox"
                  value={interest}
                  checked={chosen.has(interest)}
                  onChange={() => {
                    if (!chosen.delete(interest)) chosen.add(interest)
                    change({ interests: [...chosen] })
                  }}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-panel outline-none"
                />
                <span className="flex items-start justify-between text-(--lit,var(--card)) group-has-checked:text-lamp">
                  <Icon size={26} />
                  <span className="grid size-6 place-items-center rounded-badge border-2 border-rule-2 group-has-checked:border-on-toast group-has-checked:bg-on-toast">
                    <Check
                      size={18}
                      strokeWidth={2.4}
                      className="invisible text-(--card) group-has-checked:visible"
                    />
                  </span>
                </span>
                <span>{t(`onboarding.interests.names.${interest}`)}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
    </StepForm>
  )
}
