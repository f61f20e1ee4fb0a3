declare global {
  interface Window {
    /** Resolves when the style sheets of the shell have loaded; undefined where the page links them itself. */
    shellStyles?: Promise<unknown>
  }
}

const dataOf = (id: string) => document.getElementById(id)?.textContent

/** Adds the fonts of our files, which no style sheet of the build has. */
export function addFontFaces(): void {
  for (const [family, source, descriptors] of JSON.parse(dataOf('font-faces') ?? '[]'))
    document.fonts.add(new FontFace(family, source, descriptors))
}

/**
 * Applies the styles that the page brings for its first paint. The policy refuses inline styles, but no style sheets of
 * scripts.
 */
export function adoptCriticalStyles(): void {
  const styles = dataOf('critical-styles')
  if (!styles) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
}

/** Called once whole style sheets have replaced them; a picture of a screen has no others. */
export function removeCriticalStyles(): void {
  if (!document.querySelector('.screen-picture')) document.adoptedStyleSheets = []
}
