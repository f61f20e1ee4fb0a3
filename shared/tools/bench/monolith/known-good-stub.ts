// One app has one version, so there is no earlier one to fall back on.

export const createKnownGood = () => ({
  read: () => ({}),
  list: () => [],
  remember() {},
  handleCrash() {},
  removeWithdrawn() {},
})
export const createStoredRegistry = () => ({ read: () => ({}), write() {} })
