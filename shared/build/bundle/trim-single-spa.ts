import type { Plugin } from 'vite'

const library = /\/single-spa\/lib\/es2015\/esm\/single-spa\.min\.js$/

/** What refers to the whole library: its namespace, passed to each parcel, and two globals for pages without modules. */
const references = [
  /(?<=^var t=)Object\.freeze\(\{__proto__:null,(?:get \w+\(\)\{return [\w$]+\},?)+\}\)/m,
  /window\.singleSpaNavigate\?[^;]+=\w+/,
  /window\.__SINGLE_SPA_DEVTOOLS__&&[^;]+(?=;export)/,
]

/**
 * Lets the build leave out single-spa's applications and router: the shell uses its parcels only, and owns the URL
 * itself. Fails when another version of single-spa is written differently.
 */
export function trimSingleSpa() {
  return {
    name: 'baithak:trim-single-spa',
    apply: 'build',
    transform: {
      filter: { id: library },
      handler: removeReferences,
    },
  } satisfies Plugin
}

function removeReferences(code: string): string {
  return references.reduce((remaining, reference) => {
    if (!reference.test(remaining))
      throw new Error(`single-spa no longer contains ${reference}: adapt trim-single-spa.ts.`)
    return remaining.replace(reference, '{}')
  }, code)
}
