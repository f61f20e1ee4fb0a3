import { join } from 'node:path'
import { modes, repositoryRoot } from '@baithak/build/apps'
import type { ModeScreens } from '@baithak/contract'
import { expect, it } from 'vitest'
import { scenariosByApp } from '../screens/scenarios'

it.each(modes)('the walk visits every screen of $folder', async ({ id, folder }) => {
  const file = join(repositoryRoot, folder, 'src/screens.ts')
  const { screens } = (await import(file)) as { screens: ModeScreens }
  const visited = (scenariosByApp[id] ?? []).map(({ path }) => path.replace(/[?#].*/, ''))
  const missing = Object.values(screens).filter(({ path }) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
    // It redirects to the sign-in.
    return path !== '/admin' && !visited.some((each) => pattern.test(each))
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})
