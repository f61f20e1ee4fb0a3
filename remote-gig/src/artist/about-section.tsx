import { visibleText } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import {
  Badge,
  Button,
  cn,
  SelectField,
  Sheet,
  type SheetControl,
  TextArea,
  TextField,
  textLinkClassName,
  useSubmitOnce,
} from '@baithak/ui'
import { Clock, Link2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import {
  type AboutForm,
  aboutRecord,
  formOf,
  maxBioLength,
  parseLink,
  readForm,
  setLengthsMinutes,
} from './about'

/** The artist in the artist's own words. A row that is not filled in is left out. */
export function AboutSection() {
  const { t } = useTranslation('gig')
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
          <Clock size={18} strokeWidth={2} className="shrink-0 text-acc" />
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
                <Link2 size={18} strokeWidth={2} className="shrink-0" />
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
          <Badge className="whitespace-normal wrap-anywhere">{text}</Badge>
        </li>
      ))}
    </ul>
  )
}

const shownAddress = ({ hostname, pathname }: URL) =>
  `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`

const maxTextLength = 300

/** Changes what artists tell about themselves. What was typed stays when the sheet is closed by accident. */
function EditAboutSheet(sheet: SheetControl) {
  const { t } = useTranslation('gig')
  const { storage, toast } = useHost()
  const record = storage.record(aboutRecord)
  const [form, setForm] = useState<AboutForm>(() => formOf(record.getState()))
  const [isRefused, setRefused] = useState(false)
  const linksField = useRef<HTMLInputElement>(null)
  const id = useId()
  const about = readForm(form)
  const change = (part: Partial<AboutForm>) => setForm((all) => ({ ...all, ...part }))
  const [save, isSaved] = useSubmitOnce(() => {
    if (!about) {
      setRefused(true)
      linksField.current?.focus()
      return false
    }
    const { ok } = record.write((all) => ({ ...all, ...about }))
    if (!ok) return false
    toast({ title: t('artist.about.saved') })
    sheet.onClose()
    return true
  }, sheet.open)
  return (
    <Sheet
      {...sheet}
      title={t('artist.about.edit')}
      footer={
        <Button type="submit" form={id} disabled={isSaved}>
          {t('artist.about.save')}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save()
        }}
        className="flex flex-col gap-5 pb-2"
      >
        <TextArea
          label={t('artist.about.bio')}
          full={t('artist.about.bioFull', { limit: maxBioLength })}
          maxLength={maxBioLength}
          value={form.bio}
          onChange={({ target }) => change({ bio: target.value })}
        />
        <SelectField
          label={t('artist.about.set')}
          value={form.setMinutes ?? ''}
          onChange={({ target }) => change({ setMinutes: Number(target.value) || null })}
        >
          <option value="">{t('artist.about.setUnsaid')}</option>
          {setLengthsMinutes.map((count) => (
            <option key={count} value={count}>
              {t('artist.about.minutes', { count })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('artist.about.tags')}
          help={t('artist.about.tagsHelp')}
          enterKeyHint="next"
          autoComplete="off"
          maxLength={maxTextLength}
          value={form.tags}
          onChange={({ target }) => change({ tags: target.value })}
        />
        <TextField
          ref={linksField}
          label={t('artist.about.links')}
          help={t('artist.about.linksHelp')}
          error={
            isRefused && !about && t('artist.about.linkUnknown', { example: 'soundcloud.com/name' })
          }
          inputMode="url"
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={maxTextLength}
          value={form.links}
          onChange={({ target }) => change({ links: target.value })}
        />
      </form>
    </Sheet>
  )
}
