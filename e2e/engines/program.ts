import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

/** Finds a program on the PATH. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

export interface Program {
  /** The first group of the ready line. */
  ready: string
  stop(): Promise<void>
}

interface ProgramOptions {
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** The line that the program prints once it is ready; without it the program counts as ready when it is spawned. */
  readyLine?: RegExp
}

/** Starts a program and waits until it is ready. */
export async function startProgram(
  path: string,
  { args, env = process.env, readyLine }: ProgramOptions,
): Promise<Program> {
  // Xvfb writes to a third file descriptor.
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const output: string[] = []
  const ready = await new Promise<string>((resolve, reject) => {
    if (!readyLine) child.once('spawn', () => resolve(''))
    for (const stream of child.stdio.slice(1))
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (line) => {
        output.push(line)
        const match = readyLine?.exec(line)
        if (match) resolve(match[1] ?? '')
      })
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`${path} ended with ${code}:\n${output.join('\n')}`)),
    )
  })
  return { ready, stop: () => stop(child) }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill()
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await exited
  clearTimeout(killTimer)
}
