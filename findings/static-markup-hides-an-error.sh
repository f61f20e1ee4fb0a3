#!/usr/bin/env bash
# Surprise: a component that throws on the server leaves no trace in static markup, neither an error nor a mark.
# Package:  react, react-dom 19.3.1
# Guess:    renderToStaticMarkup() throws, or marks the boundary as renderToString() does.
# Seen:     inside a Suspense boundary the fallback is written as if it were the content; renderToString() leaves a mark.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact react@19.3.1 react-dom@19.3.1

cat >seen.mjs <<'JS'
import { createElement, Suspense } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

const Broken = () => {
  throw new Error('no clock here')
}
const page = createElement(Suspense, { fallback: createElement('p', null, 'loading') }, createElement(Broken))
console.log('static:', renderToStaticMarkup(page))
console.log('string has the mark of an error:', renderToString(page).startsWith('<!--$!-->'))
JS

cat >expected <<'TEXT'
static: <p>loading</p>
string has the mark of an error: true
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
