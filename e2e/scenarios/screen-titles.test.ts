import { expect, it } from 'vitest'
import { scenarioNamed } from './scenarios'
import { screenTitles, titleOf } from './screen-titles'
import { languages, translatorFor } from './translations'

it.each(languages)('each screen has a unique title in %s', (language) => {
  const titles = Object.values(screenTitles(translatorFor(language)))
  const duplicates = titles.filter((title, index) => titles.indexOf(title) !== index)
  expect(duplicates).toEqual([])
  for (const title of titles) expect(title).toMatch(/^\S/)
})

it('each screen with a title has a scenario', () => {
  for (const name of Object.keys(screenTitles(translatorFor('en'))))
    expect(scenarioNamed(name).name).toBe(name)
})

it('each title ends with the product’s name, which alone is the title of the welcome screen', () => {
  const translate = translatorFor('hi')
  expect(titleOf('welcome', translate)).toBe('बैठक')
  expect(titleOf('wallet', translate)).toBe('मेरा पास · बैठक')
  expect(titleOf('wallet-past', translate)).toBeUndefined()
})
