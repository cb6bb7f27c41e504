export { documentOf } from './document-of.ts'
export { createFakeClock } from '@vestibule/base/testing/fake-clock'
export { createFakeDocumentation } from './fake-documentation.ts'
export { createMemoryUrlState } from './memory-url-state.ts'
