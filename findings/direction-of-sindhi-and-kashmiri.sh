#!/usr/bin/env bash
# Surprise: two languages of India that are written from right to left are laid out from left to right.
# Package:  i18next 26.7.2
# Guess:    dir() knows the direction of each language's usual script: Urdu, Sindhi and Kashmiri are written in Arabic letters.
# Seen:     'ur' is rtl, 'sd' and 'ks' are ltr, also with an explicit script ('sd-Arab' alone is right). Intl says rtl for all three.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact i18next@26.7.2

cat >seen.mjs <<'JS'
import i18next from 'i18next'

for (const language of ['ur', 'sd', 'ks', 'sd-Arab']) {
  const locale = new Intl.Locale(language)
  const intl = (locale.getTextInfo?.() ?? locale.textInfo).direction
  console.log(language, i18next.dir(language), 'Intl:', intl)
}
JS

cat >expected <<'TEXT'
ur rtl Intl: rtl
sd ltr Intl: rtl
ks ltr Intl: rtl
sd-Arab rtl Intl: rtl
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
