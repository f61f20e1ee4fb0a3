import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GalleryPage } from './gallery-page'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <GalleryPage />
  </StrictMode>,
)
