import type { CleanMarkup } from '@baithak/build/clean-markup'
import { criticalStyles, usedStyles } from '@baithak/build/critical-styles'
import type { ScreenFrames } from '@baithak/build/prerender'
import { releaseBase } from '@baithak/build/prerender-screens'
import type { ModeJson } from '@baithak/contract'
import { type ByLanguage, inLanguage } from '@baithak/contract'
import { composeScreen, frameStyles } from './compose-screen'
import { harmlessRules, harmlessSheet, inScript } from './harmless-picture'

/** What a deployed shell brings for the pages of modes. */
export interface ShellPage {
  /** `index.html`. */
  html: string
  frames: ScreenFrames
  styles: string
}

interface ModeScreen {
  path: string
  screen: ByLanguage<CleanMarkup>
  styles: string
  /** The URL of the release. */
  url: string
  manifest: ModeJson
}

/** Screens that only the page at `/` shows, and the outline, which a picture replaces. */
const templates = /\s*<template id="[^"]*">.*?<\/template>/gs
const fileData = /(<script type="application\/json" id="critical-preload">)(.*?)(<\/script>)/s
const styleData = /(<script type="text\/plain" id="critical-styles">).*?(<\/script>)/s

/** What `index.html` tells its head script. */
export const pageData = (html: string): { code?: { styles: string[] } } =>
  JSON.parse(fileData.exec(html)?.[2] ?? '{}')

/**
 * The page at the URL of a mode's screen: the shell's page with a picture of the screen in each language, the styles of
 * its first paint, and the files of the release, which it loads with the shell's.
 */
export async function composePage(shell: ShellPage, mode: ModeScreen): Promise<string> {
  const { path, screen, url, manifest } = mode
  const frames = shell.frames[manifest.audience ?? 'member']
  const pictures = Object.entries(frames).map(([language, frame]) => {
    const { markup } = inLanguage(screen, language)
    const picture = composeScreen({ frame, screen: markup, manifest, language, path })
    return `<template id="screen-${language}">${picture}</template>`
  })
  const page = shell.html.replaceAll(templates, '')
  const inRelease = (text: string) => text.replaceAll(releaseBase, () => url)
  const markup = inRelease(pictures.join('\n    '))
  const body = page.slice(page.indexOf('<body')) + markup
  const screenStyles = inScript(await usedStyles(harmlessSheet(mode.styles), body))
  const styles = [
    await criticalStyles(shell.styles, body, screenStyles),
    // The mode's own sheet has no layer, and its rules must not meet its own screen, which renders below the picture.
    screenStyles.replaceAll(/@scope ?\((?=\[data-mode)/g, '@scope (.screen-picture '),
    // The languages mostly share them.
    ...new Set(Object.values(screen).map(({ styles }) => harmlessRules(styles))),
    frameStyles(manifest, path),
  ]
  const files = { url, manifest: preloadOf(manifest, path) }
  return page
    .replace(styleData, (_, start, end) => `${start}${inRelease(styles.join(''))}${end}`)
    .replace(fileData, (_, start: string, _data: string, end: string) => {
      const content = { ...pageData(page), screen: files }
      return `${start}${JSON.stringify(content).replaceAll('<', '\\u003c')}${end}`
    })
    .replace('</body>', () => `  ${markup}\n  </body>`)
}

/** The part of `mode.json` that preloads the screen. */
function preloadOf({ preload, integrity }: ModeJson, path: string) {
  const { scripts, styles, texts, screens } = preload
  const own = screens?.[path] ? { [path]: screens[path] } : {}
  const names = [scripts, styles, ...Object.values(texts), ...Object.values(own)].flat()
  return {
    preload: { scripts, styles, texts, screens: own },
    integrity: Object.fromEntries(names.map((name) => [name, integrity[name]])),
  }
}
