import { repositoryRoot } from '@baithak/build/apps'
import { runCommand } from '../process/run-command'

export interface Candidate {
  /** Its name in the output of the tests. */
  label: string
  path: string
}

export interface Installation {
  label: string
  command: string
  args: readonly string[]
}

/** A program that the end-to-end tests run and that npm does not install. */
export interface Program {
  name: string
  find(): Promise<Candidate | undefined>
  /** How this user can install it on this machine, if possible. */
  installation(): Installation | undefined
}

/** A registry that never responds must not block the tests. */
const installTimeoutMs = 240_000

/** Finds a program, or installs it, and prints which; `undefined` where neither is possible. */
export async function obtain(
  { name, find, installation }: Program,
  signal?: AbortSignal,
): Promise<Candidate | undefined> {
  const found = await find()
  if (found) {
    console.log(`${name}: found ${found.label}, ${found.path}`)
    return found
  }
  const method = installation()
  if (!method) {
    console.log(`${name}: not found, and this user cannot install it here.`)
    return undefined
  }
  console.log(`${name}: not found; installing ${method.label}.`)
  const timeout = AbortSignal.timeout(installTimeoutMs)
  const { output } = await runCommand(method.command, method.args, {
    cwd: repositoryRoot,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  const installed = await find()
  if (installed) console.log(`${name}: installed ${installed.label}, ${installed.path}`)
  else console.log(`${output.trimEnd()}\n${name}: installing ${method.label} failed.`)
  return installed
}

/** One at a time: apt refuses to run beside itself, and two runs may start at once. */
export const aptInstallation = (packageName: string): Installation => ({
  label: `Debian's package ${packageName}`,
  command: 'flock',
  args: [
    '/run/lock/baithak-install',
    'sh',
    '-c',
    `export DEBIAN_FRONTEND=noninteractive; apt-get update && apt-get install -y --no-install-recommends ${packageName}`,
  ],
})
