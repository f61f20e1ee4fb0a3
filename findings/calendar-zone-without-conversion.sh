#!/usr/bin/env bash
# Surprise: an event at 13:30 UTC with the zone Asia/Kolkata (19:00 there) is written as 13:30 in Kolkata on a server whose zone is UTC.
# Package:  ical-generator 10.2.0
# Guess:    a `Date` is an instant, so it is converted to the zone that the event names.
# Seen:     the parts of the device's own zone are written beside `TZID`, without a warning; only objects of luxon, dayjs or moment are converted.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical-generator@10.2.0 luxon@3.7.2

cat >seen.mjs <<'JS'
import ical from 'ical-generator'
import { DateTime } from 'luxon'

const instant = '2026-12-11T13:30:00Z'
const startOf = (start) =>
  ical().createEvent({ start, summary: 'x', timezone: 'Asia/Kolkata' }).toString().match(/DTSTART.*/)[0].trim()
process.env.TZ = 'UTC'
console.log('Date in UTC:', startOf(new Date(instant)))
process.env.TZ = 'Australia/Sydney'
console.log('Date in Sydney:', startOf(new Date(instant)))
console.log('luxon:', startOf(DateTime.fromISO(instant)))
JS

cat >expected <<'TEXT'
Date in UTC: DTSTART;TZID=Asia/Kolkata:20261211T133000
Date in Sydney: DTSTART;TZID=Asia/Kolkata:20261212T003000
luxon: DTSTART;TZID=Asia/Kolkata:20261211T190000
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
