import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { modes, repositoryRoot } from '@baithak/build/apps'
import { build } from '@baithak/tools/build-apps'
import { runCommand } from '@baithak/tools/process/run-command'
import { copyRepository } from '@baithak/tools/testing/copy-repository'
import { expect, test } from '@playwright/test'
import { long } from '../fixtures/long'
import { newModeId } from './new-mode-id'

/** Creates a mode in a copy of the repository, as its team does, builds it and runs commands there. All of them must pass. */
async function passWithNewMode(commands: readonly string[]) {
  const root = await copyRepository()
  // The builds of the other modes, which a new one does not change.
  for (const { folder } of modes)
    await cp(join(repositoryRoot, folder, 'dist'), join(root, folder, 'dist'), { recursive: true })
  // Playwright's own value would give React's development code no `act`.
  const env = { ...process.env, NODE_ENV: 'test' }
  // The lint asks git for the files.
  const setUp = ['git init --quiet', `npm run new-mode -- ${newModeId}`]
  try {
    for (const command of [...setUp, ...commands]) {
      const [program = '', ...args] = command.split(' ')
      const { code, output } = await runCommand(program, args, { cwd: root, env })
      expect(code, `${command}\n${output}`).toBe(0)
      if (command.includes('new-mode'))
        await build(root, { folders: ['shell', `remote-${newModeId}`] })
    }
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

test(
  'with a new mode, all checks pass without an edit, and every first screen is within its budget',
  long,
  async () => {
    test.setTimeout(20 * 60_000)
    await passWithNewMode([
      `npx biome check --error-on-warnings remote-${newModeId} shared/tools/bench`,
      'npm run --silent imports',
      'npm run types',
      'npm run api',
      `npm test -w remote-${newModeId}`,
      'npx vitest run e2e/repository shared/tools/checks shared/tools/bench shell/src/mode-chooser shell/src/registry',
      'npm run budgets',
    ])
  },
)
