import type { Rolldown } from 'vite'

/** The chunks that hold a module, and `files` beside them, with all that they import and the style sheets that go with them. */
export function neededBy(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return (module: RegExp, files: readonly string[] = []) => {
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const follow = (name: string) => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || scripts.has(name)) return
      scripts.add(name)
      for (const style of (chunk as WithStyles).viteMetadata?.importedCss ?? []) styles.add(style)
      for (const next of chunk.imports) follow(next)
    }
    const holding = chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
    for (const name of [...files, ...holding.map(({ fileName }) => fileName)]) follow(name)
    return { scripts: [...scripts], styles: [...styles] }
  }
}

type WithStyles = { viteMetadata?: { importedCss: Set<string> } }
