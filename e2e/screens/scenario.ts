import type { Locator, Page } from '@playwright/test'
import { member, type StoredValues } from '../fixtures/stored'

/** Presses the control whose label has a translation key like `party:filters.apply`, or that matches a selector. */
export type Press = (target: string, values?: Record<string, string>) => Promise<void>

/** A route in one of its states. */
export interface Scenario {
  name: string
  path: string
  /** Local storage in addition to the language and, unless `isNewUser`, a member's values. */
  stored?: StoredValues
  isNewUser?: true
  /** Runs before the page is opened, to block requests. */
  before?(page: Page): Promise<unknown>
  /** Text that is typed into the search box. */
  search?: string
  /** What is pressed, one after the other. */
  press?: readonly string[]
  /** Further actions, after `press`. */
  steps?(page: Page, press: Press): Promise<unknown>
  /** What shows that the scenario is reached. The default is a heading. */
  shows?: 'dialog' | 'toast' | ((page: Page) => Locator)
  /** The screen shows stored texts in English. */
  storedEnglish?: true
  /** The screen has not rendered: it has no heading and no title. */
  isPending?: true
  /** Expected console errors. */
  consoleErrors?: RegExp
}

/** Returns the local storage of a scenario. */
export const storedOf = ({ isNewUser, stored }: Scenario, language: string): StoredValues => ({
  ...(isNewUser ? {} : member),
  i18nextLng: language,
  ...stored,
})
