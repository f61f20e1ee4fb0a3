import { visibleText } from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { FormSheet, SelectField, type SheetControl, TextArea, TextField } from '@baithak/ui'
import { useRef, useState } from 'react'
import { type About, aboutRecord, parseLink } from './about'

const setLengthsMinutes = [20, 30, 45, 60, 90]
const maxBioLength = 400
const maxTextLength = 300
/** Link fields that the form offers. More stored links are kept. */
const maxLinks = 5

/** The form as it is typed: the tags as one text, a field for each link. */
interface AboutForm extends Omit<About, 'tags'> {
  tags: string
}
const toForm = ({ tags, ...about }: About): AboutForm => ({
  ...about,
  tags: tags.join(', '),
})

const visibleParts = (parts: readonly string[]) => [
  ...new Set(parts.map(visibleText).filter(Boolean)),
]
const readForm = ({ bio, tags, links, setMinutes }: AboutForm): About => ({
  bio: bio.trim(),
  setMinutes,
  tags: visibleParts(tags.split(/[,\n]/)),
  links: visibleParts(links),
})

/** Returns the index of the first link that is not a web address; -1 without one. */
const findBadLink = (links: readonly string[]): number =>
  links.findIndex((link) => visibleText(link) && !parseLink(link))

/** The form of what artists tell about themselves. Typed values stay when the sheet is closed. */
export function EditAboutSheet(sheet: SheetControl) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const record = storage.record(aboutRecord)
  const [form, setForm] = useState(() => toForm(record.getState()))
  const [isRefused, setRefused] = useState(false)
  const links = useRef<HTMLFieldSetElement>(null)
  const change = (part: Partial<AboutForm>) => setForm((all) => ({ ...all, ...part }))
  const badLink = findBadLink(form.links)
  // The last field is empty, for one more link.
  const fields =
    form.links.length < maxLinks && form.links.at(-1) !== '' ? [...form.links, ''] : form.links

  function save(): boolean {
    setRefused(badLink >= 0)
    if (badLink >= 0) {
      links.current?.querySelectorAll('input')[badLink]?.focus()
      return false
    }
    if (!record.write(() => readForm(form)).ok) return false
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
        {fields.map((link, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: fields have no id and keep their order
            key={index}
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
            onChange={({ target }) => change({ links: fields.with(index, target.value) })}
          />
        ))}
      </fieldset>
    </FormSheet>
  )
}
