import { useRef, useState } from 'react'
import { maxImages } from '../model/admin-cafe'
import { compressFile } from './compress-file'

type ImageProblem = { kind: 'full'; count: number } | { kind: 'unreadable'; file: string }

interface Images {
  /** Null until they differ from the stored ones. */
  urls: readonly string[] | null
  /** Files that wait to be compressed. */
  pending: number
  problems: readonly ImageProblem[]
}

const unchanged: Images = { urls: null, pending: 0, problems: [] }
const noImages: readonly string[] = []

/** The stored images and those of the device, compressed: up to five, with the problems of rejected files. */
export function useImages(stored = noImages) {
  const [images, setImages] = useState(unchanged)
  const urls = images.urls ?? stored
  // Images that were chosen before a reset must not end up in the next café.
  const generation = useRef(0)

  return {
    ...images,
    urls,
    isChanged: images.urls !== null,
    async add(files: readonly File[]) {
      const startedIn = generation.current
      setImages((now) => ({ ...now, pending: now.pending + files.length, problems: [] }))
      const finish = (count: number, change: (now: Images) => Partial<Images>) =>
        setImages((now) => ({ ...now, ...change(now), pending: now.pending - count }))
      const reject = (count: number, problem: ImageProblem) =>
        finish(count, ({ problems }) => ({ problems: [...problems, problem] }))

      let room = maxImages - urls.length - images.pending
      // Five photos decoded at once would exhaust a phone's memory.
      for (const [index, file] of files.entries()) {
        const count = files.length - index
        if (room <= 0) return reject(count, { kind: 'full', count })
        const url = await compressFile(file)
        if (startedIn !== generation.current) return
        if (url) finish(1, (now) => ({ urls: [...(now.urls ?? stored), url] }))
        else reject(1, { kind: 'unreadable', file: file.name })
        if (url) room -= 1
      }
    },
    replace: (all: readonly string[]) => setImages((now) => ({ ...now, urls: all, problems: [] })),
    clear() {
      generation.current += 1
      setImages(unchanged)
    },
  }
}
