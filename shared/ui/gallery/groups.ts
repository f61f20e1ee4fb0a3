import type { ComponentType } from 'react'
import type * as ui from '../components'
import type * as qr from '../components/qr'
import type { ExamplesProps } from './example'
import { buttonExamples } from './examples/buttons'
import { chipExamples } from './examples/chips'
import { choiceExamples } from './examples/choices'
import { dialogExamples } from './examples/dialogs'
import { feedbackExamples } from './examples/feedback'
import { fieldExamples } from './examples/fields'
import { listExamples } from './examples/lists'
import { mediaExamples } from './examples/media'
import { motionExamples } from './examples/motion'
import { rangeExamples } from './examples/ranges'
import { screenExamples } from './examples/screens'

interface Group {
  title: string
  /** By the name of the export. */
  examples: Partial<Record<keyof typeof ui | keyof typeof qr, ComponentType<ExamplesProps>>>
}

export const groups: readonly Group[] = [
  { title: 'Buttons', examples: buttonExamples },
  { title: 'Chips', examples: chipExamples },
  { title: 'Fields', examples: fieldExamples },
  { title: 'Choices', examples: choiceExamples },
  { title: 'Ranges', examples: rangeExamples },
  { title: 'Feedback', examples: feedbackExamples },
  { title: 'Lists', examples: listExamples },
  { title: 'Media', examples: mediaExamples },
  { title: 'Dialogs', examples: dialogExamples },
  { title: 'Screens', examples: screenExamples },
  { title: 'Motion', examples: motionExamples },
]
