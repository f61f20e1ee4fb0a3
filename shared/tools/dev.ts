import { apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import concurrently from 'concurrently'
import { reserveOffset, startOffsets } from './server/free-ports'

const ports = apps.map(({ devPort }) => devPort)
process.env.BAITHAK_PORT_OFFSET ??= String(await reserveOffset(ports, startOffsets))
console.log(`The shell will be at ${localUrl(shell.devPort)}`)

/** Runs all development servers; when one ends, the others end too. */
const { result } = concurrently(
  apps.map(({ id, folder }) => ({ name: id, command: `npm run dev -w ${folder}` })),
  { cwd: repositoryRoot, killOthersOn: ['success', 'failure'] },
)
await result.catch(() => {
  process.exitCode = 1
})
