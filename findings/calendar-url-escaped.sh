#!/usr/bin/env bash
# Surprise: the URL of a calendar event is changed where it has a comma or a semicolon.
# Package:  ical-generator 10.2.0
# Guess:    a value of type URI is written as it is (RFC 5545, 3.3.13); only texts are escaped.
# Seen:     it is escaped like a text, so that a calendar opens an address with backslashes; ical.js 2.2.1, which reads a URI as it is, returns them.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical-generator@10.2.0 ical.js@2.2.1

cat >seen.mjs <<'JS'
import ICAL from 'ical.js'
import ical from 'ical-generator'

const url = 'https://example.org/map?at=12.97,77.59;zoom=3'
const text = ical({ events: [{ start: new Date(0), summary: 'x', url }] }).toString()
console.log(text.match(/^URL.*/m)[0].trim())
console.log(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getFirstPropertyValue('url'))
JS

cat >expected <<'TEXT'
URL;VALUE=URI:https://example.org/map?at=12.97\,77.59\;zoom=3
https://example.org/map?at=12.97\,77.59\;zoom=3
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
