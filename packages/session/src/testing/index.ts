export { createFakeBrowser, type FakeBrowser } from './fake-browser.ts'
export { createFakeClock } from '@vestibule/base/testing/fake-clock'
export { type FakeTab } from './fake-tab.ts'
