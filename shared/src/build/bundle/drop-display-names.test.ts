import { expect, it } from 'vitest'
import { withoutDisplayNames } from './drop-display-names'

it('removes display names and marks the calls as pure, so that unused components can be dropped', () => {
  const code = `var Form = React10.forwardRef(
  () => null
);
Form.displayName = "Form";
const name = Form.displayName;`
  expect(withoutDisplayNames(code)).toBe(`var Form = /* @__PURE__ */ React10.forwardRef(
  () => null
);

const name = Form.displayName;`)
})
