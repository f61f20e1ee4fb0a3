/**
 * Runs in the page. Finds classes without a rule that applies to their element: a style sheet has only the utilities of
 * the files that its build scans. Those of the shell, which are in no scope, are not for the elements of a mode: another
 * release of the shell may not have them.
 *
 * @param unstyled Classes that need no rule, as regular expressions.
 */
export function findUnstyledClasses(unstyled: readonly string[]): string[] {
  interface ScopedSelector {
    selector: string
    start: string | null
    end: string | null
    isUtility: boolean
  }
  const needsNoRule = new RegExp(`^(?:${unstyled.join('|')})$`)

  function selectorsOf(rules: CSSRuleList, scope: Omit<ScopedSelector, 'selector'>) {
    const selectors: ScopedSelector[] = []
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) selectors.push({ selector: rule.selectorText, ...scope })
      const { start, end } = rule instanceof CSSScopeRule ? rule : scope
      const isUtility =
        rule instanceof CSSLayerBlockRule ? rule.name === 'utilities' : scope.isUtility
      if ('cssRules' in rule)
        selectors.push(...selectorsOf(rule.cssRules as CSSRuleList, { start, end, isUtility }))
    }
    return selectors
  }

  const selectors = [...document.styleSheets].flatMap(({ cssRules }) =>
    selectorsOf(cssRules, { start: null, end: null, isUtility: false }),
  )
  const rulesOf = new Map<string, ScopedSelector[]>()
  const rulesFor = (name: string) => {
    const pattern = new RegExp(
      `${`.${CSS.escape(name)}`.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\w-])`,
    )
    const found = rulesOf.get(name) ?? selectors.filter(({ selector }) => pattern.test(selector))
    rulesOf.set(name, found)
    return found
  }
  // The shell's elements around a mode have its `data-mode` too.
  const modeParents = '.contents, .fixed[data-mode]:not([data-mode="shared"])'
  const applies = (element: Element, { start, end, isUtility }: ScopedSelector) =>
    (start ? element.closest(start) : !isUtility || !element.parentElement?.closest(modeParents)) &&
    !(end && element.closest(end))

  const found = new Set<string>()
  for (const element of document.body.querySelectorAll('[class]'))
    for (const name of element.classList)
      if (!needsNoRule.test(name) && !rulesFor(name).some((rule) => applies(element, rule)))
        found.add(`no style sheet has a rule for the class ${name} of <${element.localName}>`)
  return [...found]
}
