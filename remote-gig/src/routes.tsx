import { Link, Navigate, Route, Routes, useTranslation } from '@baithak/platform'

function Home() {
  const { t } = useTranslation('gig')
  return (
    <h1 className="hidden text-acc md:inline-block">
      {t('home.title')} <Link to="/">x</Link>
    </h1>
  )
}

/** Every screen of Gig mode. */
export function GigRoutes() {
  return (
    <Routes>
      <Route path="/gig/*" element={<Home />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
