import { type IconNode, inLanguage, type ModeJson } from '@baithak/contract'
import { Icon, LampCeiling } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useModeLinkProps } from '../../modes/use-disabled-reason'

const sentenceId = 'disabled-mode'

type Item = { path: string; label: string; icon?: IconNode }

const iconProps = { size: 23, strokeWidth: 1.75 }

interface BottomNavProps {
  mode: string
  items: ModeJson['nav']
}

/** The navigation of a mode, rendered from its `mode.json`; it works while the mode itself is down. */
export function BottomNav({ mode, items }: BottomNavProps) {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const { sentence, linkProps } = useModeLinkProps(mode, sentenceId)
  const links: Item[] = [
    { path: '/', label: t('nav.modes') },
    ...items.map((item) => ({ ...item, label: inLanguage(item.label, i18n.language) })),
  ]
  const itemPaths = links.map((item) => item.path)
  const active = activeItem(itemPaths, pathname)
  const barPosition = { '--items': links.length, '--index': itemPaths.indexOf(active ?? '') }
  return (
    <nav
      aria-label={t('nav.label')}
      className="bottom-nav relative z-30 flex border-t border-rule bg-milk pb-[max(20px,env(safe-area-inset-bottom))] short:pb-[env(safe-area-inset-bottom)]"
    >
      {links.map(({ path, label, icon }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === active ? 'page' : undefined}
          className="bottom-nav-item relative flex min-h-16 min-w-11 flex-1 flex-col items-center justify-center gap-[3px] py-1.5 text-center wrap-anywhere text-ink-2 active:text-acc-deep aria-disabled:text-ink-3 aria-disabled:grayscale aria-[current=page]:text-acc short:min-h-11 short:flex-row short:gap-2 short:py-0.5"
          {...(path === '/' ? {} : linkProps)}
        >
          {icon ? <Icon iconNode={icon} {...iconProps} /> : <LampCeiling {...iconProps} />}
          <span>{label}</span>
        </Link>
      ))}
      {sentence && (
        <span id={sentenceId} hidden>
          {sentence}
        </span>
      )}
      {active && (
        // With another mode's items the bar appears in its place, without sliding.
        <i
          key={itemPaths.join()}
          aria-hidden
          className="bottom-nav-bar pointer-events-none absolute -top-px left-0 h-3"
          style={barPosition as CSSProperties}
        />
      )}
    </nav>
  )
}

/** The item whose path is the longest prefix of the current one; `/` matches only itself. Routers ignore case. */
export function activeItem(paths: readonly string[], pathname: string): string | undefined {
  const current = `${pathname.toLowerCase()}/`
  return paths
    .filter(
      (path) => pathname === path || (path !== '/' && current.startsWith(`${path.toLowerCase()}/`)),
    )
    .sort((one, other) => other.length - one.length)[0]
}
