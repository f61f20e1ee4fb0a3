import { join } from 'node:path'
import { modes, repositoryRoot } from '@baithak/build/apps'
import type { ModeScreens } from '@baithak/contract'
import { expect, it } from 'vitest'
import { scenariosByApp } from './scenarios'

/** Paths that show the screen of another one. */
const redirects = ['/admin']

const scenariosOf = new Map(Object.entries(scenariosByApp))

it.each(modes)('every screen of $folder has a scenario', async ({ id, folder }) => {
  const file = join(repositoryRoot, folder, 'src/screens.ts')
  const { screens } = (await import(file)) as { screens: ModeScreens }
  const scenarios = scenariosOf.get(id)
  // The first screen of a new mode has a test of its own in the mode.
  if (!scenarios && Object.keys(screens).length === 1) return
  const paths = (scenarios ?? []).map(({ path }) => path.split('?')[0] ?? '')
  const missing = Object.entries(screens).filter(([, { path }]) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
    return !redirects.includes(path) && !paths.some((each) => pattern.test(each))
  })
  const advice = missing.map(
    ([name, { path }]) =>
      `${path} of ${folder} has no scenario, so that no test visits it in all languages and sizes. Add { name: '${name}', path: '${path.replace(/:\w+/g, '…')}' } to e2e/scenarios/${id}-scenarios.ts${scenarios ? '' : ', and that list to scenarios.ts'}.`,
  )
  expect(advice).toEqual([])
})
