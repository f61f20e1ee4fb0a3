#!/usr/bin/env bash
# Surprise: ignoring diacritics makes different Hindi words equal.
# Package:  fuse.js 7.5.0
# Guess:    `ignoreDiacritics` drops the accents of Latin letters (U+0300 to U+036F) and leaves Devanagari alone.
# Seen:     it drops every combining mark, vowel signs among them: मीरा (a name) and मरा ('died') are the same text.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact fuse.js@7.5.0

cat >seen.mjs <<'JS'
import Fuse from 'fuse.js'

const names = ['मीरा', 'मरा', 'Café']
const find = (text, ignoreDiacritics) =>
  new Fuse(names, { ignoreDiacritics, threshold: 0 }).search(text).map(({ item }) => item).join(', ')
console.log('cafe:', find('cafe', true))
console.log('मरा, diacritics kept:', find('मरा', false))
console.log('मरा, diacritics ignored:', find('मरा', true))
JS

cat >expected <<'TEXT'
cafe: Café
मरा, diacritics kept: मरा
मरा, diacritics ignored: मीरा, मरा
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
