import { Button } from '@baithak/shared/ui'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router-dom'
import { useNavigation } from '../host/use-navigation'

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
  /** The step places the focus itself, in its first empty field. */
  focusesField?: boolean
}

/** The frame of one question: back, title, fields, and the one action at the foot. */
export function Step({
  title,
  text,
  children,
  picture,
  action,
  unready,
  onSubmit,
  before,
  focusesField,
}: StepProps) {
  const { t } = useTranslation()
  const { back } = useNavigation()
  const arrival = useNavigationType()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!focusesField) heading.current?.focus({ preventScroll: true })
  }, [focusesField])

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      data-arrival={arrival}
      className="onboarding-step flex flex-1 flex-col"
    >
      <title>{`${title} | ${t('welcome.brand')}`}</title>
      <div className="px-5 pb-6">
        <button
          type="button"
          aria-label={t('onboarding.back')}
          onClick={() => back(before)}
          className="-ml-2.5 grid size-11 place-items-center rounded-control"
        >
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
        </button>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-4 font-display text-display-2 text-balance [&:lang(hi)]:leading-[46px]"
        >
          {title}
        </h1>
        <p className="mt-2 text-body text-ink-2 [&:lang(hi)]:leading-[26px]">{text}</p>
        <div className="mt-7">{children}</div>
      </div>
      {picture && <div className="mt-auto flex min-h-0 flex-col justify-end">{picture}</div>}
      <div
        className={`sticky bottom-0 z-10 bg-milk px-5 pt-3 pb-[max(28px,env(safe-area-inset-bottom))] ${picture ? '' : 'mt-auto border-t border-rule'}`}
      >
        <Button
          type="submit"
          className={`w-full ${unready ? 'bg-none bg-malai-2! text-disabled!' : ''}`}
        >
          {action}
        </Button>
      </div>
    </form>
  )
}
