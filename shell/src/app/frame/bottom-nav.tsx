import { type IconNode, inLanguage, type ModeJson } from '@baithak/contract'
import { Icon, LampCeiling } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useModeLinkProps } from '../../modes/use-disabled-reason'

const reasonId = 'disabled-mode'

const iconProps = { size: 23, strokeWidth: 1.75 }

/** Shows the navigation of a mode from its `mode.json`. It works while the mode itself is down. */
export function BottomNav({ mode, items }: { mode: string; items: ModeJson['nav'] }) {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const { reason, linkProps } = useModeLinkProps(mode, reasonId)
  const links: { path: string; label: string; icon?: IconNode }[] = [
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
      {reason && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
      {active && (
        // The key lets the bar of another mode appear in its place, without sliding.
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

/** Returns the item whose path is the longest prefix of the current one; `/` matches only itself. */
export function activeItem(paths: readonly string[], pathname: string): string | undefined {
  const current = `${pathname.toLowerCase()}/`
  return paths
    .filter(
      (path) => pathname === path || (path !== '/' && current.startsWith(`${path.toLowerCase()}/`)),
    )
    .sort((a, b) => b.length - a.length)[0]
}
