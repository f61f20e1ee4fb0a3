export { createTestHost, type TestHost } from './create-test-host'
export { renderMode } from './render-mode'
