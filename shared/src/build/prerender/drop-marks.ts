import type { Plugin } from 'vite'

const mark = / data-prerender="(?:skeleton|omit)"/g

/**
 * Removes the marks of pictures from the code that visitors load: only the build that prerenders the screens reads them
 * (`clean-markup.ts`). Spaces take their place, so that the source map stays right.
 */
export const dropMarks = () =>
  ({
    name: 'baithak:drop-marks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: mark },
      handler: (code: string) => ({
        code: code.replaceAll(mark, (text) => ' '.repeat(text.length)),
        map: null,
      }),
    },
  }) satisfies Plugin
