import { visibleText } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Button, cn, textLinkClassName } from '@baithak/ui'
import { Clock, Link2 } from 'lucide-react'
import { useState } from 'react'
import { aboutRecord, parseLink, shownAddress } from './about'
import { EditAboutSheet } from './edit-about'

/** The artist in the artist's own words. Empty parts are left out. */
export function AboutSection() {
  const { t } = useTranslation()
  const { bio, setMinutes, tags, links } = useRecord(useHost().storage.record(aboutRecord))
  const [isEditing, setEditing] = useState(false)
  const text = visibleText(bio)
  const urls = links.flatMap((link) => parseLink(link) ?? [])
  const isEmpty = !text && !setMinutes && urls.length === 0 && tags.length === 0
  return (
    <section className="flex flex-col gap-3">
      <h2 className={isEmpty ? 'text-h2' : 'sr-only'}>{t('artist.about.title')}</h2>
      {isEmpty && <p className="text-body-2 text-ink-2">{t('artist.about.empty')}</p>}
      {text && <p className="text-body whitespace-pre-line wrap-anywhere">{text}</p>}
      {setMinutes !== null && setMinutes > 0 && (
        <p className="tabular flex items-center gap-2 text-body font-title">
          <Clock size={18} className="shrink-0 text-acc" />
          <span>{t('artist.about.setOf', { count: Math.round(setMinutes) })}</span>
        </p>
      )}
      {tags.length > 0 && <BadgeList texts={[...new Set(tags)]} label={t('artist.about.tags')} />}
      {urls.length > 0 && (
        <ul aria-label={t('artist.about.links')}>
          {[...new Map(urls.map((url) => [url.href, url])).values()].map((url) => (
            <li key={url.href}>
              <a
                href={url.href}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={`${textLinkClassName} inline-flex min-h-11 items-center gap-2`}
              >
                <Link2 size={18} className="shrink-0" />
                <span className="min-w-0 wrap-anywhere">{shownAddress(url)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Button size="md" variant="secondary" onClick={() => setEditing(true)}>
        {t(isEmpty ? 'artist.about.start' : 'artist.about.edit')}
      </Button>
      <EditAboutSheet open={isEditing} onClose={() => setEditing(false)} />
    </section>
  )
}

interface BadgeListProps {
  texts: readonly string[]
  label?: string
  className?: string
}

export function BadgeList({ texts, label, className }: BadgeListProps) {
  return (
    <ul aria-label={label} className={cn('flex flex-wrap gap-1.5', className)}>
      {texts.map((text) => (
        <li key={text}>
          <Badge className="whitespace-normal! wrap-anywhere">{text}</Badge>
        </li>
      ))}
    </ul>
  )
}
