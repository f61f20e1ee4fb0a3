import { useReducer, useRef } from 'react'
import { maxImages } from './cafe-form'
import { type CompressionError, compressFile } from './compress-file'
import { decodeImage } from './decode-image'

export type ImageProblem = { kind: 'full'; left: number } | { kind: CompressionError; file: string }

interface Images {
  urls: readonly string[]
  /** Places held for files that are still being made smaller. */
  pending: number
  problems: readonly ImageProblem[]
}

type Step =
  | { type: 'chosen'; held: number }
  | { type: 'tried'; freed: number; outcome: { url: string } | { problem: ImageProblem } }
  | { type: 'left'; left: number }
  | { type: 'removed'; index: number }
  | { type: 'cleared' }

const none: Images = { urls: [], pending: 0, problems: [] }

function next(images: Images, step: Step): Images {
  const { urls, pending, problems } = images
  switch (step.type) {
    case 'chosen':
      return { urls, pending: pending + step.held, problems: [] }
    case 'tried':
      return {
        pending: pending - step.freed,
        ...('url' in step.outcome
          ? { urls: [...urls, step.outcome.url], problems }
          : { urls, problems: [...problems, step.outcome.problem] }),
      }
    case 'left':
      return { urls, pending, problems: [...problems, { kind: 'full', left: step.left }] }
    case 'removed':
      return { urls: urls.toSpliced(step.index, 1), pending, problems: [] }
    case 'cleared':
      return none
  }
}

/** Up to five images of the device, each made small enough to be stored, and what came in between. */
export function useImages() {
  const [images, dispatch] = useReducer(next, none)
  // What was chosen for a café that has been added or dropped meanwhile must not land in the next one.
  const round = useRef(0)

  return {
    ...images,
    async add(files: readonly File[]) {
      const own = round.current
      let room = maxImages - images.urls.length - images.pending
      let held = Math.min(room, files.length)
      dispatch({ type: 'chosen', held })
      const waiting = [...files]
      // One after the other: five photographs opened at once take a phone's whole memory.
      for (let file = waiting[0]; file && room > 0; file = waiting[0]) {
        const fitted = await compressFile(file, decodeImage)
        if (own !== round.current) return
        waiting.shift()
        // A file that is no image leaves its place to the next one.
        if (fitted.ok) room -= 1
        const stillHeld = Math.min(room, waiting.length)
        const outcome = fitted.ok
          ? { url: fitted.url }
          : { problem: { kind: fitted.reason, file: file.name } }
        dispatch({ type: 'tried', freed: held - stillHeld, outcome })
        held = stillHeld
      }
      if (waiting.length > 0) dispatch({ type: 'left', left: waiting.length })
    },
    remove: (index: number) => dispatch({ type: 'removed', index }),
    clear() {
      round.current += 1
      dispatch({ type: 'cleared' })
    },
  }
}
