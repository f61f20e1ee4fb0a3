#!/usr/bin/env bash
# Surprise: an application whose path is in Hindi is never active.
# Package:  single-spa 6.0.3
# Guess:    pathToActiveWhen('/बैठक') is true at the address /बैठक, as it is for '/work' at /work.
# Seen:     the path is compared with the address as the browser encodes it; only the encoded path matches.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact single-spa@6.0.3 jsdom@29.1.1

cat >seen.mjs <<'JS'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('', { url: 'https://example.org/' })
globalThis.window = window
for (const name of ['document', 'location', 'history', 'CustomEvent', 'Event'])
  globalThis[name] = window[name]
const { pathToActiveWhen } = await import('single-spa')

const isActive = (path, address) => pathToActiveWhen(path)(new URL(address, 'https://example.org'))
console.log('/work', isActive('/work', '/work'))
console.log('/बैठक', isActive('/बैठक', '/बैठक'))
console.log('encoded', isActive(encodeURI('/बैठक'), '/बैठक'))
JS

cat >expected <<'TEXT'
/work true
/बैठक false
encoded true
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
