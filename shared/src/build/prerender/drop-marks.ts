import type { Plugin } from 'vite'

const mark =
  / data-prerender="(?:skeleton|omit)"|,\s*(?:immersive|preload|counter|prerender): true/g

/**
 * Removes from the code that visitors load what only builds read: the marks of pictures (`clean-markup.ts`), and the
 * properties of screens that the manifest has. Spaces take their place, so that the source map stays right.
 */
export const dropMarks = () =>
  ({
    name: 'baithak:drop-marks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$|\/src\/screens\.ts$/, code: mark },
      handler: (code: string) => ({
        code: code.replaceAll(mark, (text) => text.replace(/./g, ' ')),
        map: null,
      }),
    },
  }) satisfies Plugin
