#!/usr/bin/env bash
# Surprise: a request for translations that timed out isn't tried again, a server's error 503 is.
# Package:  i18next-http-backend 4.0.10
# Guess:    a time-out is no answer, and no answer is retried, as a refused connection is.
# Seen:     the backend decides by words in the error's message. That of `AbortSignal.timeout()` has none of them, so i18next is told not to retry.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact i18next-http-backend@4.0.10

cat >seen.mjs <<'JS'
import { createServer } from 'node:http'
import Backend from 'i18next-http-backend'

const server = createServer((request, response) => {
  if (request.url === '/503') response.writeHead(503).end()
}).listen(0, () => run(server.address().port))

const services = { interpolator: { interpolate: (text) => text } }

/** What i18next is told: the second argument is whether to retry, where there is an error. */
const retries = (loadPath, requestOptions = {}) =>
  new Promise((resolve) => {
    const backend = new Backend(services, { loadPath, requestOptions }, {})
    backend.read('hi', 'translation', (error, retry) => resolve(Boolean(error && retry)))
  })

async function run(port) {
  const url = `http://localhost:${port}`
  console.log('503:', await retries(`${url}/503`))
  console.log('refused:', await retries('http://localhost:1/hi'))
  console.log('timed out:', await retries(`${url}/slow`, { signal: AbortSignal.timeout(200) }))
  process.exit()
}
JS

cat >expected <<'TEXT'
503: true
refused: true
timed out: false
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
