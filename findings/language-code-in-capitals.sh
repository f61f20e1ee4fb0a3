#!/usr/bin/env bash
# Surprise: the language 'HI' is not Hindi, though 'hi_IN' and 'hi-Deva-IN' are.
# Package:  i18next 26.7.2
# Guess:    language tags are compared without regard to case (RFC 5646, 2.1.1), as Intl does; an underscore is what breaks.
# Seen:     with `supportedLngs`, 'HI' falls to the fallback language; with an underscore or a script it is found.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact i18next@26.7.2

cat >seen.mjs <<'JS'
import i18next from 'i18next'

for (const lng of ['hi-IN', 'hi_IN', 'hi-Deva-IN', 'HI']) {
  const i18n = i18next.createInstance()
  await i18n.init({
    lng,
    fallbackLng: 'en',
    supportedLngs: ['en', 'hi'],
    showSupportNotice: false,
    resources: { en: { translation: { tea: 'tea' } }, hi: { translation: { tea: 'चाय' } } },
  })
  console.log(lng, i18n.language, i18n.t('tea'))
}
console.log('Intl:', Intl.getCanonicalLocales('HI')[0])
JS

cat >expected <<'TEXT'
hi-IN hi चाय
hi_IN hi चाय
hi-Deva-IN hi चाय
HI en tea
Intl: hi
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
