import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as ui from '../components'
import * as qr from '../components/qr'
import { GalleryPage } from './gallery-page'
import { groups } from './groups'

const componentNames = Object.keys({ ...ui, ...qr }).filter((name) => /^[A-Z]/.test(name))
const galleryNames = groups.flatMap(({ examples }) => Object.keys(examples))

test('the gallery shows every component of the kit', () => {
  expect(componentNames.filter((name) => !galleryNames.includes(name))).toEqual([])
})

test('each component is in one group', () => {
  expect(new Set(galleryNames).size).toBe(galleryNames.length)
})

// The test setup fails a test that logs an error.
test('the examples are in the chosen language', () => {
  history.replaceState(null, '', '/?mode=party')
  const { container } = render(<GalleryPage />)
  const textOfExamples = () =>
    Array.from(container.querySelectorAll('.gallery-frame'), (frame) => frame.textContent).join(' ')
  expect(textOfExamples()).not.toMatch(/[\u0900-\u097f]/)
  fireEvent.click(screen.getByText('हिन्दी'))
  expect(document.documentElement.lang).toBe('hi')
  expect(location.search).toBe('?language=hi&mode=party&width=phone&theme=light&state=rest')
  expect(textOfExamples().match(/[a-z]{2,}/g)).toBeNull()
})
