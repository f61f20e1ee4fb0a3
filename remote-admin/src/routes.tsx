import { Link, Navigate, Route, Routes, useTranslation } from '@baithak/platform'

function Home() {
  const { t } = useTranslation('admin')
  return (
    <h1 className="hidden text-acc md:inline-block">
      {t('home.title')} <Link to="/">x</Link>
    </h1>
  )
}

/** Every screen of Admin mode. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route path="/admin/*" element={<Home />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  )
}
