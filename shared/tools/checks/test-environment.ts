import { browser } from './browser'
import { nginx } from './nginx-program'
import { obtain, type Program } from './program'

/** The variable that hands a program's path to Playwright's workers; empty where there is no such program. */
const programs = { BAITHAK_BROWSER: browser, BAITHAK_NGINX: nginx } satisfies Record<
  string,
  Program
>

type TestEnvironment = Record<keyof typeof programs, string>

/** Finds the programs of the end-to-end tests once, before any worker starts; variables that are set are not looked up again. */
export async function testEnvironment(signal?: AbortSignal): Promise<TestEnvironment> {
  const environment: TestEnvironment = { BAITHAK_BROWSER: '', BAITHAK_NGINX: '' }
  for (const [variable, program] of Object.entries(programs) as [keyof TestEnvironment, Program][])
    environment[variable] = process.env[variable] ?? (await obtain(program, signal))?.path ?? ''
  if (!environment.BAITHAK_BROWSER && process.env.CI)
    throw new Error(
      'No browser for the end-to-end tests. Install Chromium or Chrome and try again.',
    )
  for (const [variable, { name }] of Object.entries(programs) as [keyof TestEnvironment, Program][])
    if (!environment[variable]) console.log(`${name}: missing; the tests that need it are skipped.`)
  return environment
}
