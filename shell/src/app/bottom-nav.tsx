import type { IconNode, ModeJson } from '@baithak/shared/contract'
import { Icon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { activeItem } from './active-item'
import { modesIcon } from './modes-icon'

type Item = { path: string; label: string; icon: IconNode }

/** The way around a section, drawn from the `mode.json` of its mode; it stands while the mode itself is away. */
export function BottomNav({ items }: { items: ModeJson['nav'] }) {
  const { t, i18n } = useTranslation()
  const { pathname } = useLocation()
  const language = i18n.language === 'hi' ? 'hi' : 'en'
  const all: Item[] = [
    { path: '/', label: t('nav.modes'), icon: modesIcon },
    ...items.map((item) => ({ ...item, label: item.label[language] })),
  ]
  const itemPaths = all.map((item) => item.path)
  const active = activeItem(itemPaths, pathname)
  const hangsAt = { '--items': all.length, '--place': itemPaths.indexOf(active ?? '') }
  // The prerendered page has no items yet, and its policy refuses style attributes: the style sheet's defaults hold.
  const style = items.length > 0 ? (hangsAt as CSSProperties) : undefined
  return (
    <nav aria-label={t('nav.label')} className="bottom-nav">
      {all.map(({ path, label, icon }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === active ? 'page' : undefined}
          className="bottom-nav-item"
        >
          <Icon iconNode={icon} size={23} strokeWidth={1.75} aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
      {active && (
        // Another section has other items: its bar hangs where it belongs at once.
        <i key={itemPaths.join()} aria-hidden className="bottom-nav-bar" style={style} />
      )}
    </nav>
  )
}
