import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { buildEnvironment } from '@baithak/tools/build-apps'
import { runCommand } from '@baithak/tools/process/run-command'
import { appServer } from '@baithak/tools/server/app-server'
import { modeHandler } from '@baithak/tools/server/static-server'
import { copyRepository } from '@baithak/tools/testing/copy-repository'
import { readRegistry } from '@baithak/tools/testing/edit-registry'
import { parse } from 'yaml'
import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'
import { nginxOffset, workerOffset } from '../test-ports'

test(
  'the workflow of a mode team puts a release beside the earlier ones, in a branch, and makes it live',
  long,
  async ({ browserName: _ }, { parallelIndex }) => {
    test.setTimeout(240_000)
    const repository = await copyRepository()
    for (const folder of [shell.folder, 'remote-party'])
      await cp(join(repositoryRoot, folder, 'dist'), join(repository, folder, 'dist'), {
        recursive: true,
      })
    const port = shell.port + workerOffset(parallelIndex) + nginxOffset
    const base = `${localUrl(port)}/`
    const deployed = join(repository, 'deployed')
    const server = appServer('party', port, modeHandler(join(deployed, 'party')))
    const env = {
      ...buildEnvironment(process.env),
      GIT_CONFIG_GLOBAL: join(repository, 'git-config'),
      RUNNER_TEMP: repository,
      MODE: 'party',
      BASE: base,
      SITE: localUrl(port + 1),
    }
    const run = async (script: string) => {
      const { code, output } = await runCommand('bash', ['-eo', 'pipefail', '-c', script], {
        cwd: repository,
        env,
      })
      if (code !== 0) throw new Error(`${script}\n${output}`)
      return output
    }
    try {
      await run(
        `git config --global user.name x; git config --global user.email x@baithak.example
        git init -q --bare ../${basename(repository)}.git; git init -q; git commit -q --allow-empty -m x
        git remote add origin ../${basename(repository)}.git`,
      )
      const guide = await readFile(join(repository, 'shared/docs/hosting.md'), 'utf8')
      const [, first = ''] = /```sh\n(git clone .*?)```/s.exec(guide) ?? []
      await run(first.replace('https://party.baithak.example', new URL(base).origin))

      const earlier = join(deployed, 'party/0.9.0-aaaaaaaaaa')
      await cp(join(repository, 'remote-party/dist'), earlier, { recursive: true })
      const workflow = parse(
        await readFile(join(repository, '.github/workflows/release-mode.yml'), 'utf8'),
      )
      await server.start()
      const deploys: string[] = []
      for (const { run: script } of workflow.jobs.release.steps)
        if (/^npx .* pages deploy/.test(script))
          deploys.push(await run('git -C deployed status -sb'))
        else if (script && !/^npm (?:ci|run build|run gate)/.test(script)) await run(script)

      expect(deploys.map((status) => status.trim())).toEqual(
        Array(2).fill('## deployed...origin/deployed'),
      )
      const { party } = (await readRegistry(join(deployed, 'shell/remotes.json'))).modes
      expect(party?.url.startsWith(base)).toBe(true)
      const releases = await readdir(join(deployed, 'party'))
      expect(releases).toEqual(
        expect.arrayContaining(['0.9.0-aaaaaaaaaa', basename(party?.url ?? ''), '_headers']),
      )
    } finally {
      await server.stop()
      for (const folder of [repository, `${repository}.git`])
        await rm(folder, { recursive: true, force: true })
    }
  },
)
