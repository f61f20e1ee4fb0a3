import concurrently from 'concurrently'
import { apps, repositoryRoot } from '../apps/apps'

/** Runs all development servers; when one ends, the others end too. */
const { result } = concurrently(
  apps.map(({ id, folder }) => ({ name: id, command: `npm run dev -w ${folder}` })),
  { cwd: repositoryRoot, killOthersOn: ['success', 'failure'] },
)
await result.catch(() => {
  process.exitCode = 1
})
