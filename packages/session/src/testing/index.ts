export { createFakeBrowser } from './fake-browser.ts'
export { createFakeClock } from '@vestibule/base/testing/fake-clock'
