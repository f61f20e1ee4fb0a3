import dns from 'node:dns'

// Playwright's own requests ask for the IPv6 address alone as well, and most hosts files have none: where no name
// server answers, that takes ten seconds.
/** Answers look-ups of `localhost` without a name server. */
export function resolveLocalhost() {
  const { lookup } = dns.promises
  const address = { address: '127.0.0.1', family: 4 }
  const answer = (host: string, options: dns.LookupAllOptions) =>
    host === 'localhost' && options.all ? Promise.resolve([address]) : lookup(host, options)
  Object.assign(dns.promises, { lookup: answer })
}

/** Chromium's argument for the same: every other name fails at once, its own services' as well. */
export const resolverRules =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
