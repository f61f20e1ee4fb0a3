import { expect, it } from 'vitest'
import { dropDisplayNames } from './drop-display-names'

it('removes display names and marks the calls as pure, so that unused components can be dropped', () => {
  const code = `var Form = React10.forwardRef(
  () => null
);
Form.displayName = "Form";
const name = Form.displayName;`
  const { filter, handler } = dropDisplayNames().transform
  expect('/node_modules/react-router/dist/development/index.mjs').toMatch(filter.id)
  expect(handler(code).code).toBe(`var Form = /* @__PURE__ */ React10.forwardRef(
  () => null
);

const name = Form.displayName;`)
})
