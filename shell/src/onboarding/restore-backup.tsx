import { type Backup, findSignedOut, readBackup } from '@baithak/domain'
import { Button } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useNavigation } from '../navigation/router'
import { useShell } from '../services/shell-services'
import { onboardingDraft } from './draft'
import { paths } from './steps'

type Copy = Pick<Backup, 'texts'>

/**
 * Restores a backup on a device without a member, and starts the app with it. Values that the device has already stay,
 * such as a partner's cafés. Settings can merge them with the backup afterwards.
 */
function useRestore() {
  const navigate = useNavigate()
  const { restart } = useNavigation()
  const { storage } = useShell()
  return ({ texts }: Copy) => {
    const here = storage.readEntries()
    const added = Object.entries(texts).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        (entry[0] === 'isUserOnboarded' || here[entry[0]] === undefined),
    )
    const entries = { ...Object.fromEntries(added), [onboardingDraft.key]: null }
    if (!storage.writeEntries(entries).ok) return
    // A reload would lose the backup on a device that stores nothing.
    if (storage.isPersistent) restart()
    else navigate(paths.welcome, { replace: true })
  }
}

/** Names the owner of a backup or snapshot, says its date in `text`, and has the actions. */
function CopyCard({ copy, text, children }: { copy: Copy; text: string; children: ReactNode }) {
  const { t } = useTranslation()
  const { userName } = copy.texts
  return (
    <section
      aria-label={t('onboarding.copy.title')}
      className="rounded-panel bg-acc-tint p-4 forced-colors:border"
    >
      {typeof userName === 'string' && (
        <p translate="no" className="text-body font-title wrap-anywhere">
          {userName}
        </p>
      )}
      <p className="text-meta text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

/** Offers the snapshot of a member with this number, who signed out on this device. */
export function BringBack({ phone }: { phone: string }) {
  const { t, i18n } = useTranslation()
  const restore = useRestore()
  const [copy, setCopy] = useState<Awaited<ReturnType<typeof findSignedOut>>>()
  useEffect(() => {
    let isCurrent = true
    void findSignedOut(phone, new Date()).then((found) => isCurrent && setCopy(found))
    return () => {
      isCurrent = false
    }
  }, [phone])
  return (
    <div role="status" className="mb-6 empty:hidden">
      {copy && (
        <CopyCard
          copy={copy}
          text={t('onboarding.copy.signedOut', { date: formatDate(copy.savedAt, i18n.language) })}
        >
          <Button size="md" onClick={() => restore(copy)}>
            {t('onboarding.copy.bringBack')}
          </Button>
          <Button size="md" variant="ghost" onClick={() => setCopy(undefined)}>
            {t('onboarding.copy.startFresh')}
          </Button>
        </CopyCard>
      )}
    </div>
  )
}

/** Restores a backup file that Settings has saved, for example on another phone. */
export function RestoreBackup() {
  const { t, i18n } = useTranslation()
  const restore = useRestore()
  const [copy, setCopy] = useState<Backup | 'refused'>()
  const input = useRef<HTMLInputElement>(null)
  const openButton = useRef<HTMLButtonElement>(null)

  async function choose(file: File) {
    const read = await readBackup(file)
    setCopy(typeof read === 'string' || read.texts.isUserOnboarded !== 'true' ? 'refused' : read)
  }
  function cancel() {
    setCopy(undefined)
    openButton.current?.focus()
  }

  return (
    <div className="mt-3 text-body-2">
      <button
        ref={openButton}
        type="button"
        onClick={() => input.current?.click()}
        className="min-h-11 text-left font-title underline underline-offset-4"
      >
        {t('onboarding.copy.have')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        hidden
        aria-label={t('onboarding.copy.have')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // An input that keeps its value fires no event when the same file is chosen again.
          currentTarget.value = ''
          if (file) void choose(file)
        }}
      />
      <p role="status" className="text-meta text-bad empty:hidden">
        {copy === 'refused' && t('onboarding.copy.refused')}
      </p>
      {typeof copy === 'object' && (
        <CopyCard
          copy={copy}
          text={t('onboarding.copy.savedAt', { date: formatDate(copy.savedAt, i18n.language) })}
        >
          <Button ref={focusOnMount} size="md" onClick={() => restore(copy)}>
            {t('onboarding.copy.restore')}
          </Button>
          <Button size="md" variant="ghost" onClick={cancel}>
            {t('onboarding.copy.cancel')}
          </Button>
        </CopyCard>
      )}
    </div>
  )
}

const focusOnMount = (button: HTMLElement | null) => button?.focus()
