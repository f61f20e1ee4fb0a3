import { repositoryRoot } from '@baithak/build/apps'
import { runCommand } from '../process/run-command'
import { readAudit } from './audit-report'

/** Audits the production dependencies. */
export async function audit(signal?: AbortSignal) {
  const { output } = await runCommand(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0'],
    {
      cwd: repositoryRoot,
      signal,
    },
  )
  return readAudit(output)
}
