import { visibleText } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Badge, Button, cn, Fact, textLinkClassName } from '@baithak/ui'
import { useShare } from '@baithak/ui/sharing'
import { Clock, Link2, PencilLine, Share2 } from 'lucide-react'
import { useState } from 'react'
import { artistRecord } from '../model/artist'
import { aboutRecord, linksOf, setLengthOf } from './about'
import { EditAboutSheet } from './edit-about'

/** The artist in the artist's own words, to be edited and shared. Empty parts are left out. */
export function AboutSection({ name }: { name: string }) {
  const { t } = useTranslation()
  const { storage } = useHost()
  const { verified_performer: isVerified } = useRecord(storage.record(artistRecord))
  const about = useRecord(storage.record(aboutRecord))
  const share = useShare()
  const [isEditing, setEditing] = useState(false)
  const bio = visibleText(about.bio)
  const tags = [...new Set(about.tags)]
  const links = linksOf(about)
  const count = setLengthOf(about)
  const isEmpty = !bio && !count && links.length === 0 && tags.length === 0

  /** Shares a text. A link would show another profile, because profiles stay on the device. */
  function shareProfile() {
    const lines = [
      t(isVerified ? 'artist.message.verified' : 'artist.message.plain', { name }),
      bio,
      tags.length > 0 && t('artist.message.plays', { tags: tags.join(', ') }),
      count > 0 && t('artist.about.setOf', { count }),
      ...links.map(({ href }) => href),
    ]
    const text = lines.filter(Boolean).join('\n')
    void share({ title: t('artist.message.title', { name }), text })
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className={isEmpty ? 'text-h2' : 'sr-only'}>{t('artist.about.title')}</h2>
      {isEmpty && <p className="text-body-2 text-ink-2">{t('artist.about.empty')}</p>}
      {bio && <p className="text-body whitespace-pre-line wrap-anywhere">{bio}</p>}
      {count > 0 && (
        <Fact icon={Clock} className="tabular text-body font-title">
          {t('artist.about.setOf', { count })}
        </Fact>
      )}
      {tags.length > 0 && (
        <ul aria-label={t('artist.about.tags')} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge className="whitespace-normal! wrap-anywhere">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul aria-label={t('artist.about.links')}>
          {links.map(({ href, hostname, pathname }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={cn(textLinkClassName, 'shrink')}
              >
                <Link2 size={18} className="shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  {`${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2.5 *:grow">
        <Button size="md" variant="secondary" icon={PencilLine} onClick={() => setEditing(true)}>
          {t(isEmpty ? 'artist.about.start' : 'artist.about.edit')}
        </Button>
        <Button size="md" variant="secondary" icon={Share2} onClick={shareProfile}>
          {t('artist.share')}
        </Button>
      </div>
      <EditAboutSheet open={isEditing} onClose={() => setEditing(false)} />
    </section>
  )
}
