/** The arguments of a `FontFace`. */
export type FontFaceArguments = [family: string, source: string, descriptors: FontFaceDescriptors]

/**
 * Takes the `@font-face` rules of files out of minified styles. Those of fonts of the device stay: they cost nothing, and
 * not every browser has their `size-adjust` in scripts.
 */
export function takeFontFaces(styles: string): { fontFaces: FontFaceArguments[]; others: string } {
  const fontFaces: FontFaceArguments[] = []
  const others = styles.replaceAll(/@font-face\{([^}]*url\([^}]*)\}/g, (_, rule: string) => {
    const pairs = rule.split(';').map((declaration) => /^([^:]*):(.*)$/s.exec(declaration) ?? [])
    const {
      fontFamily = '',
      src = '',
      ...rest
    } = Object.fromEntries(
      pairs.map(([, property = '', value = '']) => [camelCase(property), value]),
    )
    // In scripts the names are without "font".
    const descriptors = Object.entries(rest).map(([name, value]) => [
      name.replace(/^font(.)/, (_match, first: string) => first.toLowerCase()),
      value,
    ])
    fontFaces.push([fontFamily.replaceAll('"', ''), src, Object.fromEntries(descriptors)])
    return ''
  })
  return { fontFaces, others }
}

const camelCase = (property: string) =>
  property.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
