import { Button, Dock, IconButton, Screen } from '@baithak/shared/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router-dom'
import { useNavigation } from '../services/use-navigation'

interface StepProps {
  title: string
  text: ReactNode
  children: ReactNode
  /** Stands on the dock at the foot of the screen. */
  picture?: ReactNode
  action: string
  /** The action would be refused now; it can be pressed all the same, and then says why. */
  unready?: boolean
  onSubmit: () => void
  /** Where back leads for those who came straight here. */
  before: string
}

/** As on other screens, letters of twice the size stop growing where a long word would be cut in two. */
const widestWord = 'min(var(--text-display-2), 13cqw)'

/** The frame of one question: back, title, fields, and the one action at the foot. */
export function Step(props: StepProps) {
  const { title, text, children, picture, action, unready, onSubmit, before } = props
  const { t } = useTranslation()
  const { back } = useNavigation()
  const arrival = useNavigationType()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      data-arrival={arrival}
      className="onboarding-step animate-step flex flex-1 flex-col"
    >
      <Screen
        title={title}
        heading="own"
        className="flex-1"
        dock={
          <Dock className={picture ? 'border-transparent!' : undefined}>
            <Button
              type="submit"
              className={`w-full ${unready ? 'bg-malai-2! text-disabled!' : ''}`}
            >
              {action}
            </Button>
          </Dock>
        }
      >
        <div className="px-5">
          <IconButton
            icon={ArrowLeft}
            label={t('onboarding.back')}
            onClick={() => back(before)}
            className="-ml-2.5"
          />
          <h1
            className="mt-4 font-display text-display-2 text-balance"
            style={{ fontSize: widestWord }}
          >
            {title}
          </h1>
          <p className="mt-2 text-body text-ink-2">{text}</p>
          <div className="mt-7 pb-2">{children}</div>
        </div>
        {picture && <div className="-mb-4 flex flex-1 flex-col justify-end pt-2">{picture}</div>}
      </Screen>
    </form>
  )
}
