import type { Locator, Page } from '@playwright/test'
import type { StoredValues } from '../fixtures/stored'
import type { Language, Words } from './translations'

/** What a scenario's steps are done with. */
export interface ScenarioActions {
  page: Page
  /** A text of the app in the language of the visit: `party:filters.apply`. */
  words: Words
  /** Presses the button, tab, link or option that bears this text. */
  press(key: string, values?: Record<string, string | number>): Promise<void>
  /** One of several alike, the first unless told otherwise. */
  pressAt(selector: string, index?: number): Promise<void>
}

/** A route in one of its states: what a visitor may have before them. */
export interface Scenario {
  /** Names its photograph. */
  name: string
  path: string
  /** Local storage beside the language; a member's own, unless `newcomer`. */
  stored?: StoredValues
  newcomer?: true
  /** Before the page is opened: what keeps its files away. */
  before?(page: Page): Promise<unknown>
  steps?(visit: ScenarioActions): Promise<unknown>
  /** What shows that the scenario has been reached, where that is not a heading. */
  shows?(page: Page): Locator
  /** Shows words that were stored in English. */
  storedEnglish?: true
  /** What axe asks of a whole screen and this is not. */
  withoutRules?: readonly string[]
  /** Console errors that belong to the state. */
  noise?: RegExp
}

export type { Language }
