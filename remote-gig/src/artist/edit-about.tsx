import { useHost, useTranslation } from '@baithak/platform'
import {
  FormSheet,
  SelectField,
  type SheetControl,
  TextArea,
  TextField,
  textLinkClassName,
} from '@baithak/ui'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  type AboutForm,
  aboutRecord,
  findBadLink,
  maxBioLength,
  maxLinks,
  readForm,
  setLengthsMinutes,
  toForm,
} from './about'

const maxTextLength = 300

/** The form of what artists tell about themselves. What was typed stays when the sheet is closed. */
export function EditAboutSheet(sheet: SheetControl) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const record = storage.record(aboutRecord)
  const [form, setForm] = useState<AboutForm>(() => toForm(record.getState()))
  const [isRefused, setRefused] = useState(false)
  const links = useRef<HTMLFieldSetElement>(null)
  const change = (part: Partial<AboutForm>) => setForm((all) => ({ ...all, ...part }))
  const badLink = findBadLink(form)

  function save(): boolean {
    if (badLink >= 0) {
      setRefused(true)
      links.current?.querySelectorAll('input')[badLink]?.focus()
      return false
    }
    if (!record.write((all) => ({ ...all, ...readForm(form) })).ok) return false
    toast({ title: t('artist.about.saved') })
    return true
  }
  return (
    <FormSheet
      {...sheet}
      title={t('artist.about.edit')}
      submitLabel={t('artist.about.save')}
      onSubmit={save}
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
      <fieldset ref={links} className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1.5 text-meta font-label">{t('artist.about.links')}</legend>
        {form.links.map((link, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: fields have no id and keep their order
            key={index}
            autoFocus={index > 0 && !link}
            label={t('artist.about.link', { number: index + 1 })}
            labelHidden
            help={index === 0 && t('artist.about.linksHelp')}
            error={
              isRefused &&
              index === badLink &&
              t('artist.about.linkUnknown', { example: 'soundcloud.com/name' })
            }
            inputMode="url"
            enterKeyHint="done"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={maxTextLength}
            value={link}
            onChange={({ target }) =>
              change({ links: form.links.map((old, at) => (at === index ? target.value : old)) })
            }
          />
        ))}
        {form.links.length < maxLinks && (
          <button
            type="button"
            className={`${textLinkClassName} self-start`}
            onClick={() => change({ links: [...form.links, ''] })}
          >
            <Plus size={18} strokeWidth={2} />
            <span>{t('artist.about.addLink')}</span>
          </button>
        )}
      </fieldset>
    </FormSheet>
  )
}
