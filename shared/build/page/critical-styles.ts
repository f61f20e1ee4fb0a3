import { PurgeCSS } from 'purgecss'

/** Classes and attributes that scripts set on a page before its style sheet has loaded. */
const setByScripts =
  'lang en hi data-theme dark light data-old data-prerendered chooser data-mode screen-picture aria-busy'

/**
 * The rules of the shell's style sheet that markup needs for its first paint. They are in a cascade layer that `shell.css`
 * declares first, so that the rules of the whole sheet win once it has loaded.
 */
export const criticalStyles = async (
  styles: string,
  markup: string,
  otherStyles = '',
): Promise<string> => `@layer critical{${await usedStyles(styles, markup, otherStyles)}}`

/** The rules of minified style sheets that markup uses, and the tokens that other styles of the page use. */
export async function usedStyles(
  styles: string,
  markup: string,
  otherStyles = '',
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    // PurgeCSS takes the argument of a lone `:lang()` for an element.
    css: [{ raw: styles.replaceAll(/(?<=^|[{}])(?=:lang\()/g, '*') }],
    content: [{ raw: `${markup} ${setByScripts}`, extension: 'html' }],
    defaultExtractor: (content) => content.match(/[^<>"=\s]+/g) ?? [],
    safelist: [':root', ':host', 'html', 'body'],
  })
  return withoutUnused(result?.css ?? '', otherStyles)
}

/** Keyframes, registered variables and tokens of the theme, by their name. */
const named =
  /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}|@property (--[\w-]+)\{[^{}]*\}|(?<=[{;])(--[\w-]+):[^;{}]*;?(?=[^{}]*\})/g

/** Comments, view transitions, and the variables of browsers without `@property`, which the app does not support. */
const irrelevant =
  /\/\*.*?\*\/|[^{};]*::view-transition[^{}]*\{[^{}]*\}|@layer properties\{@supports.*?\}\}\}/gs

/** PurgeCSS removes unused selectors; what only these used is removed here. */
function withoutUnused(styles: string, otherStyles: string): string {
  const uses = new Set(
    (styles + otherStyles).match(/(?<=var\()--[\w-]+|(?<=[:, ])[a-z][\w-]*(?=[ ,;}])/g),
  )
  const remaining = styles
    .replaceAll(irrelevant, '')
    .replaceAll(named, (part, ...[keyframes, property, token]: (string | undefined)[]) =>
      uses.has(keyframes ?? property ?? token ?? '') ? part : '',
    )
    .replaceAll(/[^{};]+\{\s*\}/g, '')
  return remaining === styles ? styles : withoutUnused(remaining, otherStyles)
}
