import {
  type Member,
  memberInterests,
  memberNameOf,
  memberRoles,
  userDataRecord,
  userEmailRecord,
  userNameRecord,
  userPhoneRecord,
  visibleText,
} from '@baithak/domain'
import { useHost, useTranslation } from '@baithak/platform'
import { type AppStorage, transact, useRecord } from '@baithak/storage'
import { Chip, FormSheet, OptionCard, type SheetControl, TextField } from '@baithak/ui'
import { formatPhone, isCompletePhone, latinDigits, phoneDigits } from '@baithak/ui/format'
import { useId, useRef, useState } from 'react'

const maxNameLength = 100

/** Name, email, date of birth, role and interests, with the rules and messages of onboarding. Closed, it keeps what was typed. */
export function EditProfileSheet({ stored, ...sheet }: SheetControl & { stored: Profile }) {
  const { t } = useTranslation()
  const { storage, toast } = useHost()
  const [profile, setProfile] = useState({ ...stored, role: stored.role ?? memberRoles[0] })
  const [isRefused, setRefused] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const id = useId()
  const change = (part: Partial<typeof profile>) => setProfile({ ...profile, ...part })

  function save() {
    const trimmed = {
      ...profile,
      name: visibleText(profile.name),
      email: visibleText(profile.email),
    }
    // Only the name is required (spec §5).
    if (!trimmed.name) {
      setRefused(true)
      nameField.current?.focus()
      toast({ ...t('settings.profile.refused', { returnObjects: true }), destructive: true })
      return false
    }
    if (!saveProfile(trimmed, storage)) return false
    setProfile(trimmed)
    toast({ title: t('settings.profile.saved') })
    return true
  }

  return (
    <FormSheet
      {...sheet}
      title={t('settings.profile.edit')}
      submitLabel={t('settings.profile.save')}
      onSubmit={save}
    >
      <TextField
        ref={nameField}
        label={t('settings.name')}
        error={isRefused && t('settings.profile.refused.description')}
        required
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={maxNameLength}
        value={profile.name}
        onChange={(event) => {
          setRefused(false)
          change({ name: event.currentTarget.value })
        }}
      />
      <TextField
        type="email"
        label={t('settings.email')}
        autoComplete="email"
        enterKeyHint="done"
        value={profile.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('settings.profile.dateOfBirth')}
        autoComplete="bday"
        value={profile.dateOfBirth}
        onChange={(event) => change({ dateOfBirth: event.currentTarget.value })}
      />
      <fieldset>
        <legend className="mb-1.5 text-meta font-label">{t('settings.role')}</legend>
        <div className="flex flex-col gap-2">
          {memberRoles.map((role) => (
            <OptionCard
              key={role}
              type="radio"
              name={`${id}-role`}
              label={t(`settings.roles.${role}`)}
              checked={profile.role === role}
              onChange={() => change({ role })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 text-meta font-label">{t('settings.interests')}</legend>
        <div className="flex flex-wrap gap-2">
          {memberInterests.map((interest) => {
            const isChosen = profile.interests.includes(interest)
            return (
              <Chip
                key={interest}
                selected={isChosen}
                onClick={() =>
                  change({
                    interests: isChosen
                      ? profile.interests.filter((chosen) => chosen !== interest)
                      : [...profile.interests, interest],
                  })
                }
              >
                {t(`settings.interestNames.${interest}`)}
              </Chip>
            )
          })}
        </div>
      </fieldset>
    </FormSheet>
  )
}

type StoredMember = { userData: Member } & Record<'userName' | 'userPhone' | 'userEmail', string>

type Profile = ReturnType<typeof profileOf>

/** A member's stored details, '' when missing. `userData` wins over the single keys. */
export function profileOf({ userData, userName, userPhone, userEmail }: StoredMember) {
  return {
    name: memberNameOf(userData, userName),
    phone: internationalPhone(visibleText(userData.phone ?? '') || visibleText(userPhone)),
    email: visibleText(userData.email ?? '') || visibleText(userEmail),
    dateOfBirth: userData.dateOfBirth ?? '',
    role: memberRoles.find((role) => role === userData.role),
    interests: userData.interests ?? [],
  }
}

/** Indian numbers as '+91 98450 12345'; those of other countries stay as stored. */
function internationalPhone(stored: string): string {
  const digits = phoneDigits(stored)
  const isForeign = /^\+(?!\s*91)/.test(latinDigits(stored))
  return isCompletePhone(digits) && !isForeign ? `+91 ${formatPhone(digits)}` : stored
}

export function useProfile(): Profile {
  const { record } = useHost().storage
  return profileOf({
    userData: useRecord(record(userDataRecord)),
    userName: useRecord(record(userNameRecord)),
    userPhone: useRecord(record(userPhoneRecord)),
    userEmail: useRecord(record(userEmailRecord)),
  })
}

/** Stores what can be edited under all of its keys, or none: the phone number is the one that was verified. */
function saveProfile(
  { name, email, dateOfBirth, role, interests }: Profile,
  { record }: Pick<AppStorage, 'record'>,
): boolean {
  const records = [record(userDataRecord), record(userNameRecord), record(userEmailRecord)] as const
  const saved = transact(records, ([member]) => [
    {
      ...member,
      name,
      email: email || undefined,
      dateOfBirth: dateOfBirth || undefined,
      role,
      interests,
    },
    name,
    email,
  ])
  return saved.ok
}
