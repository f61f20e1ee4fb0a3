const refused = new Set<string>()

/** Notes the origins of code that the page's Content-Security-Policy refuses: a failed load does not say why it failed. */
export function watchRefusedOrigins(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const isCode = /^(?:script|style|connect)-src/.test(effectiveDirective)
    if (isCode && URL.canParse(blockedURI)) refused.add(new URL(blockedURI).origin)
  })
}

export const isRefused = (url: string): boolean => refused.has(new URL(url).origin)
