import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { repositoryRoot } from '@baithak/build/apps'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const guide = read('shared/docs/hosting.md')

const [, code = ''] = /```js\n(.*?)```/s.exec(guide) ?? []
const handler = runInNewContext(`${code}\nhandler`) as (event: object) => { uri: string }

it.each([
  ['/', '/index.html'],
  ['/wallet', '/index.html'],
  ['/party', '/party.html'],
  ['/party/create', '/party/create.html'],
  ['/party/venue/a.b', '/index.html'],
  ['/assets/gone.js', '/assets/gone.js'],
  ['/manifest.webmanifest', '/manifest.webmanifest'],
])('the function for CloudFront requests the file for %s', (uri, file) => {
  expect(handler({ request: { uri } }).uri).toBe(file)
})

interface Workflow {
  concurrency: string
  env: Record<string, string>
  jobs: { release: { steps: { uses?: string; run?: string }[] } }
}

const workflow = parse(read('.github/workflows/release-mode.yml')) as Workflow
const steps = workflow.jobs.release.steps.flatMap(({ run }) => run ?? [])
const index = (text: string) => steps.findIndex((step) => step.includes(text))

it('the workflow of a mode team runs commands that exist, in the order that loses nothing', () => {
  expect(workflow.concurrency).toBe('deployed')
  const scripts = (folder: string) =>
    Object.keys(JSON.parse(read(join(folder, 'package.json'))).scripts)
  const commands = [...steps.join('\n').matchAll(/npm run ([\w:-]+) -w "remote-\$MODE"/g)]
  expect(commands.map(([, script]) => script)).toEqual(['build', 'gate', 'release'])
  for (const [, script] of commands) expect(scripts('remote-party')).toContain(script)
  const order = [
    'npm ci',
    'run build',
    'run gate',
    'cp -R',
    'deploy "deployed/$MODE"',
    'tail -n 1',
    'deploy deployed/shell',
  ]
  expect(order.map(index)).toEqual(order.map((_, position) => position))
  for (const name of [...steps.join('\n').matchAll(/\$(?!RUNNER)([A-Z]+)/g)])
    expect(Object.keys(workflow.env)).toContain(name[1])
})
