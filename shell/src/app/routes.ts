import { defaultMode } from '@baithak/contract/modes'
import { matchPath } from 'react-router-dom'
import { audienceOf, encodedLineBreak, matchMode } from '../modes/registry'
import type { Registry } from '../services/shell-services'

/** The screen that a URL shows. If the URL is not the screen's own, `redirect` takes its place. */
export type Route = { redirect?: '/' } & (
  | { screen: 'welcome' | 'onboarding' }
  /** `mode` is the mode whose navigation is shown. */
  | { screen: 'chooser'; mode: string }
  /**
   * The build renders `loading`: the frame of a mode without its content. `isGuest` is true for a visitor without
   * onboarding who has opened a link that a member shared.
   */
  | { screen: 'mode' | 'loading'; mode: string; frame: 'phone' | 'page'; isGuest?: boolean }
)

/** Returns whether a screen fills the window, instead of the phone frame. */
export const isPage = (route: Route): boolean => 'frame' in route && route.frame === 'page'

/**
 * Decides who sees what (spec §2). The modes of partners, and screens that members share, are open to everybody. All
 * other screens need onboarding. The head script has a copy of this rule, which a test compares.
 */
export function routeOf(pathname: string, registry: Registry, isOnboarded: boolean): Route {
  const mode = matchMode(pathname, registry)
  const manifest = registry[mode]?.manifest
  const isMember = audienceOf(manifest) === 'member'
  const redirect = '/'
  if (encodedLineBreak.test(pathname))
    return isOnboarded
      ? { screen: 'chooser', mode: defaultMode, redirect }
      : { screen: 'welcome', redirect }
  if (!isMember) return { screen: 'mode', mode, frame: 'page' }
  if (manifest?.public?.some((path) => matchPath(path, pathname)))
    return { screen: 'mode', mode, frame: 'phone', isGuest: !isOnboarded }
  if (isOnboarded) {
    if (matchPath('/', pathname)) return { screen: 'chooser', mode }
    if (matchPath('/onboarding/*', pathname)) return { screen: 'chooser', mode, redirect }
    return { screen: 'mode', mode, frame: 'phone' }
  }
  if (matchPath('/', pathname)) return { screen: 'welcome' }
  return matchPath('/onboarding/:step/*', pathname)
    ? { screen: 'onboarding' }
    : { screen: 'welcome', redirect }
}
