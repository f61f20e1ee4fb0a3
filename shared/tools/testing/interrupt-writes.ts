import fs from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Whether a write needs space on the disk, or only removes or renames. */
type BeforeWrite = (needsSpace: boolean) => void
type Call = (...args: unknown[]) => Promise<unknown>

const writing = { writeFile: true, mkdir: true, copyFile: true, cp: true, rename: false, rm: false }
const originals = { ...fs.promises }

/** Calls `beforeWrite` before each write of this process to a file or a folder; one that throws prevents it. */
export function interruptWrites(beforeWrite: BeforeWrite): void {
  const promises = fs.promises as unknown as Record<string, Call>
  for (const [name, needsSpace] of Object.entries(writing)) {
    const original = originals[name as keyof typeof originals] as Call
    promises[name] = async (...args) => {
      beforeWrite(needsSpace)
      return original(...args.map(withDeadProcess))
    }
  }
  promises.open = async (...args) => {
    beforeWrite(true)
    const handle = (await (originals.open as Call)(...args)) as FileHandle
    const write = handle.writeFile.bind(handle)
    // A file of which only a half was written.
    handle.writeFile = async (content) => {
      const bytes = Buffer.from(content as Buffer)
      await write(bytes.subarray(0, bytes.length / 2))
      beforeWrite(true)
      await write(bytes.subarray(bytes.length / 2))
    }
    return handle
  }
  syncBuiltinESMExports()
}

/** A lock names the process that took it: here it must be one that has died. */
const withDeadProcess = (argument: unknown) =>
  typeof argument === 'string'
    ? argument.replace(`"pid":${process.pid},`, '"pid":999999999,')
    : argument

export function restoreWrites(): void {
  Object.assign(fs.promises, originals)
  syncBuiltinESMExports()
}
