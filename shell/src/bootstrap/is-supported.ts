type Features = { CSSScopeRule?: unknown; URL: { canParse?: unknown } }

/**
 * Whether the app looks and works as it should: modes are styled within `@scope` (Chrome 118, Safari 17.4, Firefox
 * 146), and of all that the code calls `URL.canParse` came last (Chrome 120, Safari 17, Firefox 115).
 */
export const isSupported = ({ CSSScopeRule, URL }: Features): boolean =>
  CSSScopeRule !== undefined && URL.canParse !== undefined
