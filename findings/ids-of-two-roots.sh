#!/usr/bin/env bash
# Surprise: useId() gives different ids in two roots of one page without an `identifierPrefix`.
# Package:  react, react-dom 19.3.1
# Guess:    each root counts its own ids, so that two roots collide unless each has a prefix, as the documentation advises.
# Seen:     roots that are rendered in the browser share one counter of their copy of react-dom; two roots that are rendered on a server do collide.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact react@19.3.1 react-dom@19.3.1 jsdom@29.1.1

cat >seen.mjs <<'JS'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div></div><div></div>', { url: 'https://example.org/' })
globalThis.window = window
globalThis.document = window.document
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true })
const { createElement, useId } = await import('react')
const { flushSync } = await import('react-dom')
const { createRoot } = await import('react-dom/client')
const { renderToString } = await import('react-dom/server')

const Field = () => createElement('i', null, useId())
const containers = [...document.querySelectorAll('div')]
for (const container of containers) {
  const root = createRoot(container)
  flushSync(() => root.render(createElement(Field)))
}
const inBrowser = containers.map(({ textContent }) => textContent)
const onServer = [0, 1].map(() => renderToString(createElement(Field)))
console.log('in the browser:', inBrowser[0] === inBrowser[1] ? 'equal' : 'different')
console.log('on a server:', onServer[0] === onServer[1] ? 'equal' : 'different')
process.exit()
JS

cat >expected <<'TEXT'
in the browser: different
on a server: equal
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
