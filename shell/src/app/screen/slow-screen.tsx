import { type ByLanguage, inLanguage, type ModeJson } from '@baithak/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingFallback } from '../../loading/loading-fallback'
import { type ScreenRequest, useModeTheme } from './use-shown-screen'

/** After this time the previous screen would look stuck. */
const skeletonDelayMs = 200

/** Covers the previous screen by the outline of the next one, with its title, when that takes long. */
export function SlowScreen({ screen }: { screen: ScreenRequest }) {
  const { manifestOf, themeProps } = useModeTheme()
  const { language } = useTranslation().i18n
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), skeletonDelayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  const { id, location } = screen
  const manifest = manifestOf(id)
  const names = manifest && screenTitle(location.pathname, manifest)
  const title = names && inLanguage(names, language)
  return (
    <div {...themeProps(screen)} className="slow-screen absolute inset-0 z-1 flex overflow-hidden">
      <LoadingFallback isLate={false} title={title} />
    </div>
  )
}

type Titles = Pick<ModeJson, 'nav' | 'card'>

/**
 * The title of a screen that has not rendered yet, from its mode's `mode.json`: the label of its navigation item, or the
 * name on the mode's card.
 */
export function screenTitle(
  pathname: string,
  { nav: [, ...items], card }: Titles,
): ByLanguage | undefined {
  const item = items.find(({ path }) => path === pathname.toLowerCase())
  return item?.label ?? card?.name
}
