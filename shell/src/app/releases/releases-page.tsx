import { inLanguage } from '@baithak/contract'
import { registryTimeoutMs } from '@baithak/contract/timeouts'
import { AppBar, Button, EmptyState, Facts, Screen } from '@baithak/ui'
import unplugged from '@baithak/ui/art/empty-mode-down.svg'
import { formatDate, formatTime } from '@baithak/ui/format'
import { RotateCw } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useStore } from 'zustand/react'
import { useNavigation } from '../../services/shell-router'
import { useShell } from '../../services/shell-services'

/** The part of a team's file that the page shows; `shared/tools/registry` writes it. */
const teamSchema = v.object({
  current: v.optional(v.object({ url: v.string() })),
  history: v.array(
    v.object({
      time: v.string(),
      command: v.string(),
      url: v.optional(v.string()),
      author: v.optional(v.string()),
    }),
  ),
})

/** The commands after which a release is live, of all that the history has. */
const goesLive = /^(?:set|rollback)$/

/** A mode's live release, since when and by whom; rejects when the team's file cannot be read. */
async function loadLive(id: string) {
  const signal = AbortSignal.timeout(registryTimeoutMs)
  const response = await fetch(`/registry/${id}.json`, { signal })
  if (!response.ok) throw new Error(`/registry/${id}.json answered ${response.status}`)
  const { current, history } = v.parse(teamSchema, await response.json())
  const own = history.filter(({ url }) => url === current?.url)
  return {
    id,
    name: current?.url.split('/').at(-2),
    since: own.findLast(({ command }) => goesLive.test(command))?.time,
    // A rollback names no author: the release's own is shown.
    author: own.findLast(({ author }) => author)?.author,
  }
}
type LiveRelease = Awaited<ReturnType<typeof loadLive>>

/** The live release of each mode. */
export function ReleasesPage() {
  const { t, i18n } = useTranslation()
  const { back } = useNavigation()
  const entries = useStore(useShell().registry.store)
  const ids = Object.keys(entries).join()
  const [live, setLive] = useState<LiveRelease[] | 'failed'>()
  const [tries, retry] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again.
  useEffect(() => {
    let isCurrent = true
    const show = (loaded: LiveRelease[] | 'failed') => isCurrent && setLive(loaded)
    Promise.all(ids.split(',').map(loadLive)).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [ids, tries])
  const nameOf = (id: string) => {
    const card = entries[id]?.manifest.card
    return card ? inLanguage(card.name, i18n.language) : t('chooser.counter')
  }
  return (
    <Screen
      title={t('releases.title')}
      heading="own"
      top={
        <AppBar
          title={t('releases.title')}
          backLabel={t('onboarding.back')}
          onBack={() => back('/settings')}
        />
      }
    >
      {live === 'failed' ? (
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
        <dl className="divide-y divide-rule px-5" aria-busy={!live}>
          {live?.map(({ id, name, since, author }) => (
            <div key={id} className="py-4">
              <dt className="text-h2">{nameOf(id)}</dt>
              <dd className="tabular-nums wrap-anywhere">
                <span
                  lang={name && 'en'}
                  translate={name ? 'no' : undefined}
                  className="font-title"
                >
                  {name ?? t('releases.none')}
                </span>
                <Facts className="text-meta text-ink-2">
                  {since && `${formatDate(since, i18n.language)}, ${formatTime(since)}`}
                  {author && t('releases.by', { author })}
                </Facts>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Screen>
  )
}
