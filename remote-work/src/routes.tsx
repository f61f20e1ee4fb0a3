import { Link, Navigate, Route, Routes, useTranslation } from '@baithak/platform'

function Home() {
  const { t } = useTranslation('work')
  return (
    <h1 className="hidden text-acc md:inline-block">
      {t('home.title')} <Link to="/">x</Link>
    </h1>
  )
}

/** Every screen of Work mode. */
export function WorkRoutes() {
  return (
    <Routes>
      <Route path="/work/*" element={<Home />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
