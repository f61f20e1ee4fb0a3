import { inLanguage } from '@baithak/contract'
import { releaseName } from '@baithak/contract/release-name'
import type { TeamFile } from '@baithak/contract/team-file'
import { AppBar, Button, EmptyState, Metadata, Screen } from '@baithak/ui'
import unplugged from '@baithak/ui/art/empty-mode-down.svg'
import { formatDate, formatTime } from '@baithak/ui/format'
import { RotateCw } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand/react'
import { loadTeam } from '../../modes/load-previews'
import { useNavigation } from '../../navigation/router'
import { useShell } from '../../services/shell-services'

interface ShownRelease {
  /** Such as '1.4.0-3fa9c2d1b0'. */
  name: string
  /** The time (ISO) at which it became current, or became a preview. */
  since: string | undefined
  author: string | undefined
}

/**
 * Returns the release that all devices get (`live`), and the latest one that only previews get. The history names no
 * author for a rollback, so the author of the release is shown.
 */
export function releasesOf({ current, disabled, releases, history }: TeamFile) {
  const toShown = (url: string, since: string | undefined): ShownRelease => ({
    name: releaseName(url),
    since,
    author: history.findLast((change) => change.url === url && change.author)?.author,
  })
  const listed = new Set(Object.values(releases).map(({ url }) => url))
  const previewed = history.findLast(
    ({ command, url = '' }) => command === 'set --preview' && listed.has(url),
  )
  const becameCurrent = history.findLast((change) => change.current === current?.url)
  return {
    disabled,
    live: current && toShown(current.url, becameCurrent?.time),
    preview:
      previewed?.url && previewed.url !== current?.url
        ? toShown(previewed.url, previewed.time)
        : undefined,
  }
}

const loadTeams = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => ({ id, ...releasesOf(await loadTeam(id)) })))

/** Shows the release of each mode, and what its team tries. */
export function ReleasesPage() {
  const { t, i18n } = useTranslation()
  const { back } = useNavigation()
  const modes = useStore(useShell().registry.store)
  const ids = Object.keys(modes).join()
  const [teams, setTeams] = useState<Awaited<ReturnType<typeof loadTeams>> | 'failed'>()
  const [tries, retry] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again.
  useEffect(() => {
    let isCurrent = true
    loadTeams(ids.split(',').filter(Boolean))
      .catch(() => 'failed' as const)
      .then((loaded) => isCurrent && setTeams(loaded))
    return () => {
      isCurrent = false
    }
  }, [ids, tries])
  const nameOf = (id: string) => {
    const card = modes[id]?.manifest.card
    return card ? inLanguage(card.name, i18n.language) : t('chooser.counter')
  }
  return (
    <Screen
      title={t('releases.title')}
      heading="own"
      top={<AppBar title={t('releases.title')} onBack={() => back('/settings')} />}
    >
      {teams === 'failed' ? (
        <div role="alert">
          <EmptyState
            image={unplugged}
            title={t('releases.failed')}
            action={
              <Button icon={RotateCw} onClick={retry}>
                {t('errorPanel.retry')}
              </Button>
            }
          />
        </div>
      ) : (
        <ul className="divide-y divide-rule px-5" aria-busy={!teams}>
          {teams?.map(({ id, disabled, live, preview }) => (
            <li key={id} className="py-4">
              <h2 className="pb-1 text-h2">{nameOf(id)}</h2>
              {disabled && (
                <p className="pb-2">
                  {t('releases.closed', { sentence: inLanguage(disabled, i18n.language) })}
                </p>
              )}
              <dl className="flex flex-col gap-2">
                <Release label={t('releases.live')} release={live} />
                {preview && <Release label={t('releases.preview')} release={preview} />}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  )
}

function Release({ label, release }: { label: string; release: ShownRelease | undefined }) {
  const { t, i18n } = useTranslation()
  const { name, since, author } = release ?? {}
  const date = formatDate(since, i18n.language)
  return (
    <div>
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className="tabular wrap-anywhere">
        <span lang={name && 'en'} translate={name ? 'no' : undefined} className="block font-title">
          {name ?? t('releases.none')}
        </span>
        <Metadata className="text-meta text-ink-2">
          {date && `${date}, ${formatTime(since)}`}
          {author && t('releases.by', { author })}
        </Metadata>
      </dd>
    </div>
  )
}
