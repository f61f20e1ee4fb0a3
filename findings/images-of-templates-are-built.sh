#!/usr/bin/env bash
# Surprise: the address of an image inside a <template> of index.html is replaced by that of a built file.
# Package:  vite 8.3.8
# Guess:    the content of a <template> is inert text for scripts: a build leaves it alone.
# Seen:     it is built like the rest of the page: the file is hashed and emitted, and the template's markup is changed.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact vite@8.3.8

cat >seen.mjs <<'JS'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'

mkdirSync('site')
writeFileSync('site/cup.svg', `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(5000)}--></svg>`)
writeFileSync('site/index.html', '<!doctype html><template><img src="./cup.svg" alt=""></template>')
await build({ root: 'site', logLevel: 'silent' })
const html = readFileSync('site/dist/index.html', 'utf8')
console.log('in the template:', /src="([^"]*)"/.exec(html)[1].replace(/-[\w-]{8}\./, '-HASH.'))
console.log('emitted:', readdirSync('site/dist/assets').map((name) => name.replace(/-[\w-]{8}\./, '-HASH.')).join())
JS

cat >expected <<'TEXT'
in the template: /assets/cup-HASH.svg
emitted: cup-HASH.svg
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
