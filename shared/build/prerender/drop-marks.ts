import type { Plugin } from 'vite'

const marks = [
  / data-prerender="(?:skeleton|omit)"/,
  /,\s*(?:immersive|preload|counter|open|prerender): true/,
  /"manifest":\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\},/,
]
const mark = new RegExp(marks.map(({ source }) => source).join('|'), 'g')

/**
 * Removes from the code that visitors load what only builds read: the marks of pictures (`clean-markup.ts`), and what
 * the manifest has of the screens and the texts. Spaces take their place, so that the source map stays right.
 */
export const dropMarks = () =>
  ({
    name: 'baithak:drop-marks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$|\/src\/(?:screens\.ts|locales\/[\w-]+\.json)$/, code: mark },
      handler: (code: string) => ({
        code: code.replaceAll(mark, (text) => text.replace(/./g, ' ')),
        map: null,
      }),
    },
  }) satisfies Plugin
