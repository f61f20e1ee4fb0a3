import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Returns the files of the chunks whose modules match. */
export const chunksWith = (bundle: Bundle, matches: (moduleIds: readonly string[]) => boolean) =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && matches(output.moduleIds) ? [output.fileName] : [],
  )

/** Returns files and all their static imports, with the style sheets of each. */
export function withImports(bundle: Bundle, files: readonly string[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || scripts.has(name)) return
    scripts.add(name)
    for (const style of (chunk as WithStyles).viteMetadata?.importedCss ?? []) styles.add(style)
    for (const next of chunk.imports) visit(next)
  }
  for (const file of files) visit(file)
  return { scripts: [...scripts], styles: [...styles] }
}

type WithStyles = { viteMetadata?: { importedCss: Set<string> } }
