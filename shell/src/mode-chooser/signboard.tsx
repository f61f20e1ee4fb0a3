import { inLanguage, type ModeCard } from '@baithak/contract'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useModeLinkProps } from '../modes/use-disabled-reason'
import { News } from './news/news'

export function Signboard({ mode, card }: { mode: string; card: ModeCard }) {
  const { name, text, scene, colours, featuredForRole } = card
  const { language } = useTranslation().i18n
  const textId = `${mode}-board`
  const { reason, linkProps } = useModeLinkProps(mode, textId)
  const style = { '--board': colours.accent, '--edge': colours.deep }
  return (
    <li
      className="signboard"
      data-board={mode}
      data-featured-for-role={featuredForRole}
      style={style as CSSProperties}
    >
      <Link
        to={`/${mode}`}
        className="signboard-link relative flex flex-col justify-center overflow-hidden rounded-board bg-(--board) py-4 pl-5 text-white transition-[scale] duration-press ease-linear active:scale-[0.985] active:bg-(--edge) aria-disabled:grayscale"
        {...linkProps}
      >
        <h2 className="signboard-name font-display text-display-1">{inLanguage(name, language)}</h2>
        <p id={textId} className="mt-1.5 text-body-2 text-balance">
          {reason ?? inLanguage(text, language)}
        </p>
        <span
          className="signboard-edge absolute inset-y-0 right-0 w-(--scene) bg-(--edge)"
          aria-hidden="true"
        />
        <img
          src={ownScene(scene)}
          alt=""
          className="signboard-scene absolute top-0 right-0 h-full w-(--scene) object-cover"
        />
      </Link>
      <News mode={mode} />
    </li>
  )
}

/** Returns the shell's copy of an image, if the prerendered screen has shown it. Built file names contain a hash. */
function ownScene(scene: string): string {
  if (typeof document === 'undefined') return scene
  const name = scene.slice(scene.lastIndexOf('/'))
  const own = Array.from(document.querySelectorAll('template'), ({ content }) =>
    content.querySelector(`img[src$="${name}"]`)?.getAttribute('src'),
  )
  return own.find((source) => source) ?? scene
}
