import { useHost, useTranslation } from '@baithak/platform'
import {
  Button,
  SelectField,
  Sheet,
  type SheetControl,
  TextArea,
  TextField,
  useSubmitOnce,
} from '@baithak/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import {
  aboutRecord,
  maxBioLength,
  maxLinks,
  maxTags,
  parseLink,
  partsOf,
  setLengthsMinutes,
} from './about'

const maxTextLength = 300

/** What artists tell about themselves: bio, length of a set, tags and links. */
export function EditAboutSheet(sheet: SheetControl) {
  const { t } = useTranslation('gig')

  const { storage, toast } = useHost()
  const record = storage.record(aboutRecord)
  const [bio, setBio] = useState(() => record.getState().bio)
  const [minutes, setMinutes] = useState(() => record.getState().setMinutes)
  const [tags, setTags] = useState(() => record.getState().tags.join(', '))
  const [links, setLinks] = useState(() => record.getState().links.join(', '))
  const [errors, setErrors] = useState<{ tags?: string | false; links?: string | false }>({})
  const tagsField = useRef<HTMLInputElement>(null)
  const linksField = useRef<HTMLInputElement>(null)
  const id = useId()

  const [save, isSaved] = useSubmitOnce(() => {
    const [tagList, linkList] = [partsOf(tags), partsOf(links)]
    const found = {
      tags: tagList.length > maxTags && t('artist.about.tooMany', { limit: maxTags }),
      links:
        linkList.length > maxLinks
          ? t('artist.about.tooMany', { limit: maxLinks })
          : !linkList.every(parseLink) &&
            t('artist.about.linkUnknown', { example: 'soundcloud.com/name' }),
    }
    if (found.tags || found.links) {
      setErrors(found)
      const field = found.tags ? tagsField : linksField
      field.current?.focus()
      return false
    }
    const { ok } = record.write((about) => ({
      ...about,
      bio: bio.trim(),
      setMinutes: minutes,
      tags: tagList,
      links: linkList,
    }))
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
      <form id={id} noValidate onSubmit={handleSubmit} className="flex flex-col gap-5 pb-2">
        <TextArea
          label={t('artist.about.bio')}
          full={t('artist.about.bioFull', { limit: maxBioLength })}
          maxLength={maxBioLength}
          value={bio}
          onChange={(event) => setBio(event.target.value)}
        />
        <SelectField
          label={t('artist.about.set')}
          value={minutes ?? ''}
          onChange={({ target }) => setMinutes(Number(target.value) || null)}
        >
          <option value="">{t('artist.about.setUnsaid')}</option>
          {setLengthsMinutes.map((count) => (
            <option key={count} value={count}>
              {t('artist.about.minutes', { count })}
            </option>
          ))}
        </SelectField>
        <TextField
          ref={tagsField}
          label={t('artist.about.tags')}
          help={t('artist.about.tagsHelp', { limit: maxTags })}
          error={errors.tags || undefined}
          enterKeyHint="next"
          autoComplete="off"
          maxLength={maxTextLength}
          value={tags}
          onChange={(event) => {
            setErrors({ ...errors, tags: false })
            setTags(event.target.value)
          }}
        />
        <TextField
          ref={linksField}
          label={t('artist.about.links')}
          help={t('artist.about.linksHelp', { limit: maxLinks })}
          error={errors.links || undefined}
          inputMode="url"
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={maxTextLength}
          value={links}
          onChange={(event) => {
            setErrors({ ...errors, links: false })
            setLinks(event.target.value)
          }}
        />
      </form>
    </Sheet>
  )
}
