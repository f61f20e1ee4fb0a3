#!/usr/bin/env bash
# Surprise: an id that has '%2F' in it doesn't survive a link that generatePath() made, and matchPath() decodes only slashes.
# Package:  react-router-dom 7.18.5
# Guess:    generatePath() encodes a parameter, matching decodes it once: any text comes back as it was; matchPath() and matchRoutes() agree.
# Seen:     matchRoutes() decodes the path and then '%2F' again, so 'a%2Fb' comes back as 'a/b'; matchPath() leaves '%25' and turns '%2F' into '/'.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact react@19.3.1 react-dom@19.3.1 react-router-dom@7.18.5

cat >seen.mjs <<'JS'
import { generatePath, matchPath, matchRoutes } from 'react-router-dom'

for (const id of ['a/b', '100%', 'a%2Fb']) {
  const path = generatePath('/cafe/:id', { id })
  const [match] = matchRoutes([{ path: '/cafe/:id' }], path)
  console.log(id, '|', path, '|', match.params.id, '|', matchPath('/cafe/:id', path).params.id)
}
JS

cat >expected <<'TEXT'
a/b | /cafe/a%2Fb | a/b | a/b
100% | /cafe/100%25 | 100% | 100%25
a%2Fb | /cafe/a%252Fb | a/b | a%252Fb
TEXT

node seen.mjs | tee seen
diff expected seen && echo 'Seen as described.'
