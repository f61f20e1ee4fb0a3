const refusedOrigins = new Set<string>()

/** Collects the origins of code that the Content-Security-Policy refuses: a failed load does not tell its reason. */
export function watchRefusedOrigins(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const isCode = /^(?:script|style|connect)-src/.test(effectiveDirective)
    if (isCode && URL.canParse(blockedURI)) refusedOrigins.add(new URL(blockedURI).origin)
  })
}

export const isOriginRefused = (url: string): boolean => refusedOrigins.has(new URL(url).origin)
