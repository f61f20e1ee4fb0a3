import type { Rolldown } from 'vite'

/** Collects the chunks that contain a module, the chunks in `files`, all their static imports, and the style sheets of each. */
export function collectChunkImports(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return (module: RegExp, files: readonly string[] = []) => {
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const visit = (name: string) => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || scripts.has(name)) return
      scripts.add(name)
      for (const style of (chunk as WithStyles).viteMetadata?.importedCss ?? []) styles.add(style)
      for (const next of chunk.imports) visit(next)
    }
    const matching = chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
    for (const name of [...files, ...matching.map(({ fileName }) => fileName)]) visit(name)
    return { scripts: [...scripts], styles: [...styles] }
  }
}

type WithStyles = { viteMetadata?: { importedCss: Set<string> } }
