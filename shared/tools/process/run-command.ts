import { spawn } from 'node:child_process'

interface CommandOptions {
  cwd: string
  env?: NodeJS.ProcessEnv | undefined
  /** Ends the command and its child processes. */
  signal?: AbortSignal | undefined
  /** Prints the output while the command runs. */
  live?: boolean
}

interface CommandResult {
  code: number
  output: string
}

/** Runs a command to its end; a failure is a result, not an exception. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = process.env, signal, live = false }: CommandOptions,
): Promise<CommandResult> {
  const isWindows = process.platform === 'win32'
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ code: 1, output: '' })

    // A process group, because npm starts shells that start tools: killing npm alone leaves them running.
    // On Windows npm and npx are .cmd files, which need a shell.
    const child = spawn(command, args, { cwd, env, detached: !isWindows, shell: isWindows })
    let output = ''
    const collect = (chunk: string) => {
      output += chunk
      if (live) process.stdout.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)

    const killGroup = () => {
      if (child.pid === undefined || child.exitCode !== null) return
      if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'])
      else process.kill(-child.pid, 'SIGTERM')
    }
    signal?.addEventListener('abort', killGroup, { once: true })

    const finish = (code: number) => {
      signal?.removeEventListener('abort', killGroup)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
