import { Children, type ComponentType, lazy, type ReactNode, Suspense, useContext } from 'react'
import { I18nContext, type Trans as TransOfLibrary } from 'react-i18next'

/** The props that every way of using `Trans` has in common; the library types the others by its overloads. */
interface TransProps {
  children?: ReactNode
  i18nKey?: string
  values?: Record<string, unknown>
  t?: (key: string, values?: Record<string, unknown>) => string
}

/** The text without its tags: while the code loads, and if it cannot. */
function PlainTrans({ children, i18nKey, values, t }: TransProps) {
  if (!i18nKey || !t) return Children.map(children, (child) => <span>{child}</span>)
  return <span>{t(i18nKey, values).replace(/<\/?\w+\/?>/g, '')}</span>
}

const LoadedTrans = lazy(
  (): Promise<{ default: ComponentType<TransProps> }> =>
    import('react-i18next/TransWithoutContext').then(
      ({ Trans }) => ({ default: Trans as unknown as ComponentType<TransProps> }),
      () => ({ default: PlainTrans }),
    ),
)

function LazyTrans(props: TransProps) {
  const { i18n } = useContext(I18nContext)
  return (
    <Suspense
      fallback={
        <PlainTrans t={(key, values = {}) => String(i18n.t(key as never, values))} {...props} />
      }
    >
      <LoadedTrans {...{ i18n }} {...props} />
    </Suspense>
  )
}

/**
 * react-i18next's `Trans`, for released modes, in a chunk of its own: new code uses `RichText` of the UI kit, and every
 * visitor would load 4 kB for it.
 */
export const Trans = LazyTrans as unknown as typeof TransOfLibrary
