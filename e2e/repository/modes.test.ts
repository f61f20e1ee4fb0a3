import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInModes, modes, packages, repositoryRoot } from '@baithak/build/apps'
import type { ModeManifest, ModeScreens } from '@baithak/contract'
import { cardColours } from '@baithak/contract/card-colours'
import { defaultMode, isModeId, mayUsePrefix } from '@baithak/contract/modes'
import { coloursIn, readTheme } from '@baithak/testing/theme-tokens'
import { expect, it } from 'vitest'
import budgets from '../../shared/tools/bench/budgets.json' with { type: 'json' }
import vitestConfig from '../../vitest.config'

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')
const remotes = readdirSync(repositoryRoot).filter(
  (folder) =>
    folder.startsWith('remote-') && existsSync(join(repositoryRoot, folder, 'package.json')),
)

it('every remote is listed as a mode, and every mode has a remote', () => {
  expect(modes.map(({ folder }) => folder).toSorted()).toEqual(remotes.toSorted())
})

it('every mode is built, type-checked and has its unit tests run', () => {
  const includes = vitestConfig.test?.projects?.flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  )
  for (const folder of remotes) {
    expect(packages).toContain(folder)
    expect(includes?.filter((file) => file.startsWith(`${folder}/src/`))).not.toEqual([])
    expect(JSON.parse(read(`${folder}/package.json`))).toMatchObject({
      name: `@baithak/${folder}`,
      scripts: Object.fromEntries(
        ['dev', 'test', 'build', 'release', 'gate'].map((script) => [script, expect.any(String)]),
      ),
    })
  }
})

it.each(modes)(
  '$folder has its id, a prefix of its own, a colour and a budget',
  async ({ id, folder }) => {
    const { manifest } = (await import(join(repositoryRoot, folder, 'src/manifest.ts'))) as {
      manifest: ModeManifest
    }
    expect(manifest.id).toBe(id)
    expect(mayUsePrefix(id, manifest.prefix)).toBe(true)
    if (!isModeId(id)) expect(manifest.card).toHaveProperty('colours')
    expect(budgets).toHaveProperty(id)
  },
)

it.each(builtInModes)(
  'what shows of $id before the registry has come has the colours of its release',
  async ({ id, folder }) => {
    const { manifest } = (await import(join(repositoryRoot, folder, 'src/manifest.ts'))) as {
      manifest: ModeManifest
    }
    const [, rule = ''] =
      new RegExp(`\\[data-mode="${id}"\\][^{]*\\{([^}]*)`).exec(readTheme('base.css')) ?? []
    expect(coloursIn(rule)).toHaveProperty('acc')
    for (const [name, colour] of Object.entries(manifest.card ? cardColours(manifest.card) : {}))
      expect(rule).toContain(`${name}: ${colour};`)
  },
)

it('no mode may take a page of the default mode, which has no prefix', async () => {
  const file = join(repositoryRoot, `remote-${defaultMode}/src/screens.ts`)
  const { screens } = (await import(file)) as { screens: ModeScreens }
  const ids = Object.values(screens).map(({ path }) => path.split('/')[1] ?? '')
  expect(ids).toContain(defaultMode)
  expect(ids.filter((id) => id !== defaultMode && mayUsePrefix(id, `/${id}`))).toEqual([])
})

it('every mode has unique ports', () => {
  const ports = modes.flatMap(({ port, devPort }) => [port, devPort])
  expect(new Set(ports).size).toBe(ports.length)
})
