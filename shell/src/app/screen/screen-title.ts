import type { ByLanguage, ModeJson } from '@baithak/contract'

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
