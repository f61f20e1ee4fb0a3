import { Link, Navigate, Route, Routes, useTranslation } from '@baithak/platform'

function Home() {
  const { t } = useTranslation('party')
  return (
    <h1 className="hidden text-acc md:inline-block">
      {t('home.title')} <Link to="/">x</Link>
    </h1>
  )
}

/** Every screen of Party mode. */
export function PartyRoutes() {
  return (
    <Routes>
      <Route path="/party/*" element={<Home />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
