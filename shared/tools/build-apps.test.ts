import { describe, expect, it } from 'vitest'
import { build, buildEnvironment } from './build-apps'
import { stubApps, writeFiles } from './testing/stub-apps'

const workspace = (name: string, script: string) => ({
  [`${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', scripts: { build: script } }),
})

describe('a build', () => {
  it('gets no environment variables of the tests', () => {
    const environment = { NODE_ENV: 'test', VITEST: 'true', VITEST_WORKER_ID: '1', HOME: '/home' }
    expect(buildEnvironment(environment)).toEqual({ NODE_ENV: 'production', HOME: '/home' })
  })

  it('that fails is reported with its output, and the others are built', async () => {
    const root = await stubApps()
    await writeFiles(root, {
      'package.json': JSON.stringify({ private: true, workspaces: ['shell', 'remote-work'] }),
      ...workspace('shell', 'node -e "process.exit(process.env.VITEST ? 1 : 0)"'),
      ...workspace('remote-work', 'echo no such mug && exit 3'),
    })
    await expect(build(root, { folders: ['shell', 'remote-work'] })).rejects.toThrow(
      // npm itself says nothing where the test was started by `npm run --silent`.
      /^(?:\[remote-work\] .*\n)*\[remote-work\] no such mug\n(?:\[remote-work\] .*\n)*The build of remote-work failed\.$/,
    )
  })
})
