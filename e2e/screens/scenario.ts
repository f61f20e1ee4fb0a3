import type { Locator, Page } from '@playwright/test'
import { member, type StoredValues } from '../fixtures/stored'
import type { Translate } from './translations'

/** The actions from which a scenario's steps are made. */
export interface ScenarioActions {
  page: Page
  /** Translates a key to the scenario's language: `party-venues:filters.apply`. */
  translate: Translate
  /** Presses the button, tab, link or option with this translation key as its label. */
  press(key: string, values?: Record<string, string | number>): Promise<void>
  /** Presses one of the elements that match a selector, by default the first. */
  pressAt(selector: string, index?: number): Promise<void>
}

/** A route in one of its states. */
export interface Scenario {
  /** Also the name of its screenshot. */
  name: string
  path: string
  /** Local storage in addition to the language and, unless `isNewUser`, a member's values. */
  stored?: StoredValues
  isNewUser?: true
  /** Runs before the page is opened, to block requests. */
  before?(page: Page): Promise<unknown>
  steps?(actions: ScenarioActions): Promise<unknown>
  /** The element that shows that the scenario is reached, if it is not a heading. */
  shows?(page: Page): Locator
  /** Shows stored texts in English. */
  storedEnglish?: true
  /** The screen has not rendered: it has no heading and no title. */
  isPending?: true
  /** Expected console errors. */
  consoleErrors?: RegExp
}

/** Local storage of a scenario. */
export const storedOf = ({ isNewUser, stored }: Scenario, language: string): StoredValues => ({
  ...(isNewUser ? {} : member),
  i18nextLng: language,
  ...stored,
})

export const showsToast: Pick<Scenario, 'shows'> = {
  shows: (page) => page.locator('.toast').first(),
}

export const showsDialog: Pick<Scenario, 'shows'> = { shows: (page) => page.getByRole('dialog') }
