import { visibleText } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import {
  Badge,
  Button,
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
  type AboutErrors,
  type AboutForm,
  aboutRecord,
  formOf,
  limits,
  maxBioLength,
  parseLink,
  readForm,
  setLengthsMinutes,
  tagsOf,
} from './about'

/** The artist in the artist's own words. A row that is not filled in is left out. */
export function AboutSection() {
  const { t } = useTranslation('gig')
  const about = useRecord(useHost().storage.record(aboutRecord))
  const { bio, setMinutes, links } = about
  const [isEditing, setEditing] = useState(false)
  const text = visibleText(bio)
  const urls = links.flatMap((link) => parseLink(link) ?? []).slice(0, limits.links)
  const tags = tagsOf(about)
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
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label={t('artist.about.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge className="whitespace-normal wrap-anywhere">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
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

const shownAddress = ({ hostname, pathname }: URL) =>
  `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`

const maxTextLength = 300

/** Changes what artists tell about themselves. What was typed stays when the sheet is closed by accident. */
function EditAboutSheet(sheet: SheetControl) {
  const { t } = useTranslation('gig')
  const { storage, toast } = useHost()
  const record = storage.record(aboutRecord)
  const [form, setForm] = useState<AboutForm>(() => formOf(record.getState()))
  const [errors, setErrors] = useState<AboutErrors>({})
  const formElement = useRef<HTMLFormElement>(null)
  const id = useId()
  const errorOf = (name: 'tags' | 'links') =>
    errors[name] &&
    t(`artist.about.${errors[name]}`, { limit: limits[name], example: 'soundcloud.com/name' })

  function change(part: Partial<AboutForm>) {
    for (const name of Object.keys(part)) setErrors((all) => ({ ...all, [name]: undefined }))
    setForm((all) => ({ ...all, ...part }))
  }
  const [save, isSaved] = useSubmitOnce(() => {
    const result = readForm(form)
    if ('errors' in result) {
      setErrors(result.errors)
      const name = result.errors.tags ? 'tags' : 'links'
      formElement.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
      return false
    }
    const { ok } = record.write((about) => ({ ...about, ...result.about }))
    if (!ok) return false
    toast({ title: t('artist.about.saved') })
    sheet.onClose()
    return true
  }, sheet.open)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    save()
  }

  return (
    <Sheet
      {...sheet}
      title={t('artist.about.edit')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} disabled={isSaved}>
          {t('artist.about.save')}
        </Button>
      }
    >
      <form
        ref={formElement}
        id={id}
        noValidate
        onSubmit={handleSubmit}
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
        {(['tags', 'links'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`artist.about.${name}`)}
            help={t(`artist.about.${name}Help`, { limit: limits[name] })}
            error={errorOf(name)}
            inputMode={name === 'links' ? 'url' : 'text'}
            enterKeyHint={name === 'links' ? 'done' : 'next'}
            autoComplete="off"
            autoCapitalize={name === 'links' ? 'none' : 'sentences'}
            maxLength={maxTextLength}
            value={form[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </form>
    </Sheet>
  )
}
