import { useReducer, useRef } from 'react'
import { maxImages } from './cafe-form'
import { decodeImage } from './decode-image'
import { fitFile, type UnfitReason } from './fit-file'

export type ImageProblem = { kind: 'full'; left: number } | { kind: UnfitReason; file: string }

interface Images {
  urls: readonly string[]
  /** Files that are still being made smaller. */
  pending: number
  problems: readonly ImageProblem[]
}

type Step =
  | { type: 'chosen'; files: number; left: number }
  | { type: 'fitted'; url: string }
  | { type: 'unfit'; problem: ImageProblem }
  | { type: 'removed'; index: number }
  | { type: 'cleared' }

const none: Images = { urls: [], pending: 0, problems: [] }

function next(images: Images, step: Step): Images {
  const { urls, pending, problems } = images
  switch (step.type) {
    case 'chosen':
      return {
        urls,
        pending: pending + step.files,
        problems: step.left > 0 ? [{ kind: 'full', left: step.left }] : [],
      }
    case 'fitted':
      return { urls: [...urls, step.url], pending: pending - 1, problems }
    case 'unfit':
      return { urls, pending: pending - 1, problems: [...problems, step.problem] }
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
      const room = maxImages - images.urls.length - images.pending
      const taken = files.slice(0, room)
      dispatch({ type: 'chosen', files: taken.length, left: files.length - taken.length })
      // One after the other: five photographs opened at once take a phone's whole memory.
      for (const file of taken) {
        const fitted = await fitFile(file, decodeImage)
        if (own !== round.current) return
        dispatch(
          fitted.ok
            ? { type: 'fitted', url: fitted.url }
            : { type: 'unfit', problem: { kind: fitted.reason, file: file.name } },
        )
      }
    },
    remove: (index: number) => dispatch({ type: 'removed', index }),
    clear() {
      round.current += 1
      dispatch({ type: 'cleared' })
    },
  }
}
