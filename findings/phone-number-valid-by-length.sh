#!/usr/bin/env bash
# Surprise: isValidPhoneNumber() calls a number valid that no operator in India can give out, and refuses one in Devanagari digits.
# Package:  libphonenumber-js 1.13.16 (the default entry; `/max` and `/mobile` differ)
# Guess:    'valid' means that the digits fit a pattern of the country, so that 4123456789 isn't; digits of every script are read.
# Seen:     the default entry checks the length alone; `/max` and `/mobile` refuse the number. Arabic-Indic digits are read, Devanagari ones aren't.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact libphonenumber-js@1.13.16

cat >seen.mjs <<'JS'
import { isValidPhoneNumber } from 'libphonenumber-js'
import { isValidPhoneNumber as isValidByPattern } from 'libphonenumber-js/max'

const numbers = { mobile: '9876543210', unassigned: '4123456789', arabicIndic: '٩٨٧٦٥٤٣٢١٠', devanagari: '९८७६५४३२१०' }
for (const [name, number] of Object.entries(numbers))
  console.log(name, isValidPhoneNumber(number, 'IN'), isValidByPattern(number, 'IN'))
JS

cat >expected <<'TEXT'
mobile true true
unassigned true false
arabicIndic true true
devanagari false false
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
