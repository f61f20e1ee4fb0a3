import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'

/** Programs that measure, compare or photograph the builds; none of them is needed to change or release a mode. */
const programs = new Map([
  [
    'bench',
    [
      'shared/tools/bench/bench.ts',
      'beside the same sources built as one app; --lighthouse, --interactions, --motion',
    ],
  ],
  [
    'budgets',
    [
      'shared/tools/bench/check-budgets.ts',
      'what each first screen loads, against shared/tools/bench/budgets.json; part of npm test',
    ],
  ],
  [
    'screens',
    [
      'e2e/scenarios/screens.ts',
      'screenshots of every screen, both languages, five sizes, into screens/; --dark, --engine firefox or webkit',
    ],
  ],
  [
    'engines',
    [
      'e2e/engines/engines.ts',
      'all routes and the main journeys in Firefox and WebKit, on the existing builds',
    ],
  ],
  [
    'repeat',
    [
      'shared/tools/matrix/repeat.ts',
      'the end-to-end specs ten times on one build, five of them on a busy machine',
    ],
  ],
])

const [name = '', ...args] = process.argv.slice(2)
const [file] = programs.get(name) ?? []
if (file) {
  const path = join(repositoryRoot, file)
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} else {
  console.log('npm run lab -- <name> [options]\n')
  for (const [each, [, text]] of programs) console.log(`  ${each.padEnd(10)}${text}`)
  process.exitCode = name ? 1 : 0
}
