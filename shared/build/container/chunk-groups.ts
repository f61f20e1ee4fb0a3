import { moduleIds } from './container-code'

/** All but sheets and Radix: these are 6 kB, which most screens do not need at first. */
export const withoutSheets =
  /^(?!.*(?:\/ui\/components\/dialog\/(?!use-(?:lazy|close))|\/@radix-ui\/|\/aria-hidden\/))/

/** How the modules of a mode are grouped into chunks; a module belongs to the first group that matches. */
export const chunkGroups = [
  {
    name: 'remoteEntry',
    test: /^\0(?:container|resolved-shares|vite\/preload-helper)|\/contract\/satisfies-version\.ts$/,
    priority: 5,
  },
  // They read the shares on evaluation, so they must not be in the entry, which runs before.
  { name: 'shares', test: new RegExp(`^${moduleIds.share}`), priority: 4 },
  { name: 'first-screen', test: /src\/mode\.ts$|-root\.tsx$/, priority: 3 },
  // Without it, every icon and button that several lazy screens use would be a file.
  { name: 'parts', test: withoutSheets, minShareCount: 2, maxModuleSize: 5000, priority: 2 },
  { name: 'sheet', minShareCount: 2, maxModuleSize: 5000, priority: 1 },
]
