import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

/** The path of a program of this name, if the shell would find one. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

export interface Program {
  /** What the awaited line said. */
  ready: string
  stop(): Promise<void>
}

interface ProgramOptions {
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** The line that says that it can be used; its first group is the answer. Without one nothing is awaited. */
  readyLine?: RegExp
}

/** Starts a program and waits until it says that it is ready. */
export async function startProgram(
  path: string,
  { args, env = process.env, readyLine }: ProgramOptions,
): Promise<Program> {
  // Some say it on a third channel, as Xvfb does.
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const said: string[] = []
  const ready = await new Promise<string>((settle, refuse) => {
    if (!readyLine) child.once('spawn', () => settle(''))
    for (const stream of child.stdio.slice(1))
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (line) => {
        said.push(line)
        const found = readyLine?.exec(line)
        if (found) settle(found[1] ?? '')
      })
    child.once('error', refuse)
    child.once('exit', (code) =>
      refuse(new Error(`${path} ended with ${code}:\n${said.join('\n')}`)),
    )
  })
  return { ready, stop: () => stop(child) }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  const impatient = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(impatient)
}
