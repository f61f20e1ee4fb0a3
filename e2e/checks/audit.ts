import { repositoryRoot } from '@baithak/shared/apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import type { Counts } from './test-summary'

interface Report {
  metadata?: { vulnerabilities?: Record<string, number> }
}

function parsed(output: string): Report {
  try {
    // npm prints its own warnings around the report, and they may hold braces: the report begins and ends a line.
    return JSON.parse(/^\{(?:.*\}$|[\s\S]*?^\}$)/m.exec(output)?.[0] ?? '') as Report
  } catch {
    return {}
  }
}

/** What `npm audit --json` says: a high or critical finding fails, a registry that does not answer is passed over. */
export function readAudit(output: string): { counts: Counts; words: string } {
  const found = parsed(output).metadata?.vulnerabilities
  if (!found) {
    return {
      counts: { passed: 0, failed: 0, skipped: 1 },
      words: 'Skipped: the package registry answers no audit, so the dependencies are not audited.',
    }
  }
  const grave = (found.high ?? 0) + (found.critical ?? 0)
  return grave > 0
    ? {
        counts: { passed: 0, failed: 1, skipped: 0 },
        words: `${grave} grave findings. See: npm audit --omit=dev`,
      }
    : {
        counts: { passed: 1, failed: 0, skipped: 0 },
        words: 'No grave finding in what we deliver.',
      }
}

/** Asks the package registry about the dependencies that reach visitors. */
export async function audit(signal?: AbortSignal): Promise<Counts> {
  const { output } = await runCommand(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0'],
    {
      cwd: repositoryRoot,
      signal,
    },
  )
  const { counts, words } = readAudit(output)
  console.log(words)
  return counts
}
