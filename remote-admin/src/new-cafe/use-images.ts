import { useReducer, useRef } from 'react'
import { maxImages } from './cafe-record'
import { compressFile, decodeImage } from './compress-file'

export type ImageProblem = { kind: 'full'; count: number } | { kind: 'unreadable'; file: string }

interface Images {
  /** Null until they differ from the stored ones. */
  urls: readonly string[] | null
  /** Slots reserved for files that are being compressed. */
  pending: number
  problems: readonly ImageProblem[]
}

type Outcome = { url: string } | { problem: ImageProblem }

type Action =
  | { type: 'chosen'; reserved: number }
  | { type: 'processed'; released: number; outcome: Outcome; stored: readonly string[] }
  | { type: 'rejected'; count: number }
  | { type: 'replaced'; urls: readonly string[] }
  | { type: 'cleared' }

const unchanged: Images = { urls: null, pending: 0, problems: [] }

function reduce(images: Images, action: Action): Images {
  const { urls, pending, problems } = images
  switch (action.type) {
    case 'chosen':
      return { urls, pending: pending + action.reserved, problems: [] }
    case 'processed':
      return {
        pending: pending - action.released,
        ...('url' in action.outcome
          ? { urls: [...(urls ?? action.stored), action.outcome.url], problems }
          : { urls, problems: [...problems, action.outcome.problem] }),
      }
    case 'rejected':
      return { urls, pending, problems: [...problems, { kind: 'full', count: action.count }] }
    case 'replaced':
      return { urls: action.urls, pending, problems: [] }
    case 'cleared':
      return unchanged
  }
}

const noImages: readonly string[] = []

/** The stored images and those of the device, compressed: up to five, with the problems of rejected files. */
export function useImages(stored = noImages) {
  const [images, dispatch] = useReducer(reduce, unchanged)
  const urls = images.urls ?? stored
  // Images chosen before the form was reset must not end up in the next café.
  const generation = useRef(0)

  return {
    ...images,
    urls,
    isChanged: images.urls !== null,
    async add(files: readonly File[]) {
      const startedIn = generation.current
      let room = maxImages - urls.length - images.pending
      let reserved = Math.min(room, files.length)
      dispatch({ type: 'chosen', reserved })
      const waiting = [...files]
      // One at a time: five decoded photos would exhaust a phone's memory.
      for (let file = waiting[0]; file && room > 0; file = waiting[0]) {
        const url = await compressFile(file, decodeImage)
        if (startedIn !== generation.current) return
        waiting.shift()
        // A rejected file leaves its slot to the next one.
        if (url) room -= 1
        const stillReserved = Math.min(room, waiting.length)
        const outcome: Outcome = url
          ? { url }
          : { problem: { kind: 'unreadable', file: file.name } }
        dispatch({ type: 'processed', released: reserved - stillReserved, outcome, stored })
        reserved = stillReserved
      }
      if (waiting.length > 0) dispatch({ type: 'rejected', count: waiting.length })
    },
    remove: (index: number) => dispatch({ type: 'replaced', urls: urls.toSpliced(index, 1) }),
    replace: (all: readonly string[]) => dispatch({ type: 'replaced', urls: all }),
    clear() {
      generation.current += 1
      dispatch({ type: 'cleared' })
    },
  }
}
