import { expect, it } from 'vitest'
import { scenarioNamed } from './scenarios'
import { screenTitles, titleOf } from './screen-titles'
import { languages, translationsFor } from './translations'

it.each(languages)('each screen has a title of its own in %s', (language) => {
  const titles = Object.values(screenTitles(translationsFor(language)))
  const shared = titles.filter((title, at) => titles.indexOf(title) !== at)
  expect(shared, 'each title names one screen').toEqual([])
  for (const title of titles) expect(title).toMatch(/^\S/)
})

it('the walk comes to each screen that has a title', () => {
  for (const name of Object.keys(screenTitles(translationsFor('en'))))
    expect(scenarioNamed(name).name).toBe(name)
})

it('the name of the product ends each title, and is the welcome’s own', () => {
  const words = translationsFor('hi')
  expect(titleOf('welcome', words)).toBe('बैठक')
  expect(titleOf('wallet', words)).toBe('मेरा पास · बैठक')
  expect(titleOf('wallet-past', words)).toBeUndefined()
})
