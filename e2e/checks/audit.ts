import { repositoryRoot } from '@baithak/shared/apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { readAudit } from './audit-report'
import type { Counts } from './test-summary'

/** Audits the production dependencies. */
export async function audit(signal?: AbortSignal): Promise<Counts> {
  const { output } = await runCommand(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0'],
    {
      cwd: repositoryRoot,
      signal,
    },
  )
  const { counts, message } = readAudit(output)
  console.log(message)
  return counts
}
