import { startTransition } from 'react'
import { Button, SharedElement, Slide, usePrevious } from '../../components'
import { Controlled, Example, type ExamplesProps } from '../example'

const SharedElementExamples = ({ t }: ExamplesProps) => (
  <Example name="the same card on two screens">
    <Controlled initial={[false]}>
      {({ value: isOpen, onChange }) => (
        <>
          <SharedElement
            key={String(isOpen)}
            name="gallery-card"
            transitionClass={isOpen ? 'expand' : 'shrink'}
          >
            <div className={`rounded-panel bg-malai p-5 ${isOpen ? 'h-48' : 'w-1/2'}`}>
              {t('A café’s picture', 'कैफ़े की तस्वीर')}
            </div>
          </SharedElement>
          <Button variant="secondary" onClick={() => startTransition(() => onChange(!isOpen))}>
            {isOpen ? t('Back', 'वापस') : t('Open', 'खोलें')}
          </Button>
        </>
      )}
    </Controlled>
  </Example>
)

interface StepsProps extends Pick<ExamplesProps, 't'> {
  step: number
}

function Steps({ step, t }: StepsProps) {
  const previous = usePrevious(step)
  return (
    <Slide key={step} name="gallery-step" index={step} previousIndex={previous}>
      <p className="rounded-panel bg-malai p-5">{t(`Step ${step}`, `चरण ${step}`)}</p>
    </Slide>
  )
}

const SlideExamples = ({ t }: ExamplesProps) => (
  <Example name="by direction">
    <Controlled initial={[1]}>
      {({ value: step, onChange }) => (
        <>
          <Steps step={step} t={t} />
          <div className="flex gap-3">
            <Button variant="secondary" onClick={() => startTransition(() => onChange(step - 1))}>
              {t('Back', 'वापस')}
            </Button>
            <Button onClick={() => startTransition(() => onChange(step + 1))}>
              {t('Next', 'आगे')}
            </Button>
          </div>
        </>
      )}
    </Controlled>
  </Example>
)

export const motionExamples = { SharedElement: SharedElementExamples, Slide: SlideExamples }
