import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot as root } from '@baithak/build/apps'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { runCommand } from '../../process/run-command'

/** Where the declarations are emitted. Not in `node_modules`, whose files count as external packages. */
const declarations = join(root, 'shared/tools/dist/api')

export async function emitDeclarations(): Promise<void> {
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { code, output } = await runCommand(tsc, ['-p', 'shared/tools/checks/api'], { cwd: root })
  if (code !== 0) throw new Error(output)
}

/** The public declarations of a module, and of the types that they name, as API Extractor lists them. */
export async function apiReport(module: string): Promise<string> {
  const entry = join(declarations, `${module}.d.ts`)
  const reportFileName = `${module.replaceAll('/', '-')}.api.md`
  const silent = { default: { logLevel: ExtractorLogLevel.None } }
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'shared/platform/package.json'),
    configObject: {
      newlineKind: 'lf',
      projectFolder: declarations,
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'esnext',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom', 'dom.iterable'],
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
            paths: { '@baithak/*': [`${declarations}/*`] },
          },
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName,
        reportFolder: declarations,
        reportTempFolder: declarations,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  })
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true
    },
  })
  const report = await readFile(join(declarations, reportFileName), 'utf8')
  const code = /```ts\n([\s\S]*?)```/.exec(report)?.[1]
  if (!code) throw new Error(`API Extractor found no declarations in ${entry}.`)
  return code
    .replace(/^(?:import .*|\s*\/\/ .*)\n/gm, '')
    .replace(/\n{2,}/g, '\n\n')
    .trim()
}
