import { spawn } from 'node:child_process'

export interface CommandOptions {
  cwd: string
  env?: NodeJS.ProcessEnv | undefined
  /** Ends the command and everything it started. */
  signal?: AbortSignal | undefined
  /** Shows the output while it runs; otherwise it is only collected. */
  live?: boolean
}

export interface CommandResult {
  code: number
  output: string
}

/** Runs a command to its end; a failure is a result, not an exception. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = process.env, signal, live = false }: CommandOptions,
): Promise<CommandResult> {
  const windows = process.platform === 'win32'
  return new Promise((settle) => {
    if (signal?.aborted) return settle({ code: 1, output: '' })

    // A group of its own, because npm starts shells that start tools: ending npm alone leaves them running.
    // On Windows npm and npx are .cmd files, which need a shell.
    const child = spawn(command, args, { cwd, env, detached: !windows, shell: windows })
    let output = ''
    const collect = (chunk: string) => {
      output += chunk
      if (live) process.stdout.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)

    const endGroup = () => {
      if (child.pid === undefined || child.exitCode !== null) return
      if (windows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
      else process.kill(-child.pid, 'SIGTERM')
    }
    signal?.addEventListener('abort', endGroup, { once: true })

    const finish = (code: number) => {
      signal?.removeEventListener('abort', endGroup)
      settle({ code, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
