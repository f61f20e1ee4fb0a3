/** The folders of the shell, from top to bottom: each row may import only the rows below its own. */
const shellLayers = [
  ['first-paint'],
  ['main'],
  ['app'],
  ['onboarding', 'mode-chooser'],
  ['modes', 'languages', 'offline'],
  ['navigation', 'services', 'shell\\.css'],
]

/** The packages of shared, from top to bottom. */
const packages = ['tools', 'build', 'testing', 'ui', 'domain', 'platform', 'contract', 'storage']

const inShell = (names) => `^shell/src/(?:${names.join('|')})(?:[./]|$)`

const modeEntry = '^remote-[^/]+/src/(?:mode|standalone|[\\w-]+-root)\\.tsx?$'

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const layerRules = shellLayers.flatMap((row, index) =>
  row.map((name) => {
    const above = shellLayers.slice(0, index + 1).flat()
    return rule(
      `shell-below-${name.replace('\\', '')}`,
      'Move what both need to a lower layer, or pass it down from above.',
      { path: inShell([name]) },
      { path: inShell(above.filter((other) => other !== name)) },
    )
  }),
)

const packageRules = packages
  .slice(1)
  .map((name, index) =>
    rule(
      `${name}-is-below`,
      'Packages of shared import only those below them.',
      { path: `^shared/${name}/` },
      { path: `^shared/(?:${packages.slice(0, index + 1).join('|')})/` },
    ),
  )

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...packageRules,
    rule(
      'shell-has-no-other-layer',
      'Add the folder to the layers in shared/tools/lint/dependency-cruiser.mjs.',
      { path: '^shell/src/', pathNot: inShell(shellLayers.flat()) },
      {},
    ),
    rule('no-cycle', 'Files import each other in a circle.', {}, { circular: true }),
    {
      ...rule(
        'no-cycle-of-folders',
        'Folders import each other in a circle.',
        { path: '^(?:remote-[^/]+|shared/(?!tools/))' },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule(
      'by-name',
      'Import another package by its name: its exports are the fence.',
      { path: '^(shared/[^/]+|shell|remote-[^/]+)/' },
      { pathNot: '^$1/|node_modules', dependencyTypes: ['local'] },
    ),
    rule(
      'model-below-components',
      'Move what model and samples need to model or samples.',
      { path: '^(remote-[^/]+/src)/(?:model/|samples/|[^/]+$)', pathNot: modeEntry },
      { path: '^$1/[^/]+/', pathNot: '^$1/(?:model|samples|locales)/' },
    ),
    rule(
      'components-below-features',
      'Move what components need to components, model or samples.',
      { path: '^(remote-[^/]+/src)/components/' },
      { path: '^$1/[^/]+/', pathNot: '^$1/(?:components|model|samples|locales)/' },
    ),
    rule(
      'entry-above-features',
      'Move what the feature needs to model.',
      { path: '^remote-[^/]+/src/', pathNot: modeEntry },
      { path: modeEntry },
    ),
    rule(
      'features-are-independent',
      'Move what both features need to components, model or samples, or combine them in a page.',
      {
        path: '^(remote-[^/]+/src)/((?!components/)[^/]+)/',
        pathNot: '-page\\.tsx$',
      },
      { path: '^$1/[^/]+/', pathNot: '^$1/(?:$2|components|model|samples|locales)/' },
    ),
  ],
  options: {
    // The parser needs the compiler API of TypeScript 6. package.json installs 6 too, because 7 has no such API.
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '(?:^|/)(?:dist|releases|node_modules)/',
        // Tests and types may import from everywhere.
        '\\.(?:test|d)\\.tsx?$',
        '^(?:shell|remote-[^/]+|shared/[^/]+)/(?:src/)?testing/',
      ],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json', '.d.ts'],
    },
  },
}
