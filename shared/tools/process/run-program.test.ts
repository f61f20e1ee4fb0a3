import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Every program of ours that an npm script starts. */
const programs = new Set(
  ['.', 'shell', 'remote-party'].flatMap((folder) => {
    const file = join(repositoryRoot, folder, 'package.json')
    const scripts = Object.values<string>(JSON.parse(readFileSync(file, 'utf8')).scripts)
    return scripts.flatMap((script) => {
      const [, program] = /^(?:tsx|node --import tsx) (\S+)/.exec(script) ?? []
      return program ? [join(folder, program)] : []
    })
  }),
)

const argv = process.argv
beforeEach(() => void vi.resetModules())
afterEach(() => {
  process.argv = argv
  process.exitCode = 0
  process.stdout.removeAllListeners('error')
})

async function start(program: string, ...args: string[]) {
  const file = join(repositoryRoot, program)
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  process.argv = ['node', file, ...args]
  await import(file)
  return { errors: error.mock.calls.flat().join('\n'), logged: log.mock.calls.flat().join('\n') }
}

it('the programs of all npm scripts are found', () => expect(programs.size).toBeGreaterThan(8))

it.each(
  [...programs].flatMap((program) => [
    [program, '--nonsense'],
    [program, 'a', 'b', 'c', 'd', 'e', 'f', 'g'],
  ]),
)('%s refuses %s with one line, its usage and exit code 1', async (program, ...args) => {
  const { errors } = await start(program ?? '', ...args)
  expect(errors).toMatch(/^(?:Unknown|"a" is not)[^\n]*\.\n\n\S/)
  expect(process.exitCode).toBe(1)
})

it.each([...programs])('%s explains itself with --help', async (program) => {
  const { errors, logged } = await start(program, '--help')
  expect(errors).toBe('')
  expect(logged).toMatch(/^(?:npm|tsx) /)
})

it('a mistake that is thrown before the first await prints no stack trace', async () => {
  const { errors } = await start('shared/tools/registry/registry.ts', 'nonsense')
  expect(errors).toMatch(/^Unknown command "nonsense"\.\n\nnpm run registry/)
})

it('a program whose output nobody reads ends without an error', async () => {
  const program = join(repositoryRoot, 'shared/tools/registry/registry.ts')
  const child = spawn('node', ['--import', 'tsx', program, '--help'], { cwd: repositoryRoot })
  child.stdout.destroy()
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  expect(await once(child, 'close')).toEqual([0, null])
  expect(errors).toBe('')
})
