import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot, shell } from '@baithak/build/apps'
import { buildEnvironment } from '@baithak/tools/build-apps'
import { runCommand } from '@baithak/tools/process/run-command'
import { copyRepository } from '@baithak/tools/testing/copy-repository'
import { editFile } from '@baithak/tools/testing/edit-file'
import { member, seedLocalStorage } from '@baithak/tools/testing/stored'
import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import { nginxOffset, workerOffset } from '../test-ports'
import { startNginx } from './nginx'

const nginxPath = process.env.BAITHAK_NGINX ?? ''
test.skip(nginxPath === '', 'no nginx on this machine')

/** The commands of a section of `shared/docs/release.md`. */
async function commandsOf(section: string): Promise<string[]> {
  const guide = await readFile(join(repositoryRoot, 'shared/docs/release.md'), 'utf8')
  const [, commands] =
    new RegExp(`^## ${section}\\n\\n\`\`\`sh\\n(.*?)^\`\`\``, 'ms').exec(guide) ?? []
  if (!commands) throw new Error(`release.md has no commands under "${section}".`)
  return commands.trim().split('\n')
}

test(
  'the commands of the guide release the shell and a mode to nginx',
  long,
  async ({ page, context }, { parallelIndex }) => {
    test.setTimeout(180_000)
    const repository = await copyRepository()
    // The build of the shell is part of every test run, so that its command is left out here.
    await cp(join(repositoryRoot, shell.folder, 'dist'), join(repository, shell.folder, 'dist'), {
      recursive: true,
    })
    await editFile(
      join(repository, 'remote-party/src/locales/en.json'),
      'Pick a room',
      'Choose a room',
    )

    let adapt = (command: string) => command
    const run = async (command: string) => {
      const { code, output } = await runCommand('sh', ['-c', adapt(command)], {
        cwd: repository,
        env: buildEnvironment(process.env),
      })
      if (code !== 0) throw new Error(`${adapt(command)}\n${output}`)
      return output
    }
    const outputs: string[] = []
    const nginx = await startNginx(
      nginxPath,
      shell.port + workerOffset(parallelIndex) + nginxOffset,
      async (root, modesUrl) => {
        adapt = (command) =>
          command
            .replaceAll('/srv/baithak', root)
            .replaceAll('https://modes.baithak.example', modesUrl)
        const shellCommands = await commandsOf('Release the shell')
        for (const command of [
          ...shellCommands.filter((each) => each !== 'npm run build -w shell'),
          ...(await commandsOf('Release a mode')),
        ])
          outputs.push(await run(command))
      },
    )
    try {
      const [printed = ''] = /^npm run registry -- .*$/m.exec(outputs.join('\n')) ?? []
      expect(await run(`${printed} --yes`)).toContain('Done.')

      await seedLocalStorage(context, nginx.shell, member)
      await page.goto(`${nginx.shell}/party`)
      await expect(modeTitle(page, 'party')).toHaveText(/Choose a room/)
    } finally {
      // What loads while the page is idle would report that its server has gone.
      await page.close()
      await nginx.stop()
      await rm(repository, { recursive: true, force: true })
    }
  },
)
