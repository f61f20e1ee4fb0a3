import { ActionBar, Button, IconButton, Screen } from '@baithak/ui'
import street from '@baithak/ui/art/street.svg'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router-dom'
import { useNavigation } from '../navigation/router'
import type { Step } from './steps'

interface StepFormProps {
  /** The key of its title and text in `onboarding`. */
  step: Step
  text?: ReactNode
  children: ReactNode
  image?: ReactNode
  action?: string
  /** Dims the action. It can still be pressed, and then shows what is missing. */
  isIncomplete?: boolean
  onSubmit: () => void
  /** The path that Back opens if this is the first screen. */
  backTo: string
}

export function StepForm(props: StepFormProps) {
  const { step, children, image, isIncomplete, onSubmit, backTo } = props
  const { t } = useTranslation()
  const title = t(`onboarding.${step}.title`)
  const { back } = useNavigation()
  const navigationType = useNavigationType()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      data-arrival={navigationType}
      className="onboarding-step animate-step flex flex-1 flex-col"
    >
      <Screen
        title={title}
        className="flex-1"
        actionBar={
          <ActionBar className={image ? 'border-transparent!' : undefined}>
            <Button
              type="submit"
              className={`w-full ${isIncomplete ? 'bg-malai-2! text-disabled!' : ''}`}
            >
              {props.action ?? t('onboarding.continue')}
            </Button>
          </ActionBar>
        }
      >
        <div className="px-5">
          <div className="short:flex short:items-center short:gap-2">
            <IconButton
              icon={ArrowLeft}
              label={t('onboarding.back')}
              onClick={() => back(backTo)}
              className="-ml-2.5"
            />
            <h1 className="mt-4 font-display text-display-2 text-balance short:mt-0">{title}</h1>
          </div>
          <p className="mt-2 text-body text-ink-2 short:mt-0">
            {props.text ?? t(`onboarding.${step as Exclude<Step, 'code'>}.text`)}
          </p>
          <div className="mt-7 pb-2 short:mt-4">{children}</div>
        </div>
        {image && (
          <div className="step-image -mb-4 flex flex-1 flex-col justify-end pt-2">{image}</div>
        )}
      </Screen>
    </form>
  )
}

export const Street = () => (
  <img src={street} alt="" width={390} height={170} className="h-auto w-full" />
)
