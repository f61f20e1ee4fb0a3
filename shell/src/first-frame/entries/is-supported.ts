type Features = { CSSScopeRule?: unknown; URL: { canParse?: unknown } }

/**
 * Whether the browser has what the app needs: `@scope` for the styles of modes (Chrome 118, Safari 17.4, Firefox 146)
 * and `URL.canParse`, the newest function in use (Chrome 120, Safari 17, Firefox 115).
 */
export const isSupported = ({ CSSScopeRule, URL }: Features): boolean =>
  CSSScopeRule !== undefined && URL.canParse !== undefined
