export { documentOf } from './document-of.ts'
export { createFakeClock, type FakeClock } from '@vestibule/base/testing/fake-clock'
export {
  createFakeDocumentation,
  type FakeDocumentation,
  type FakeDocumentationOptions,
} from './fake-documentation.ts'
export { createMemoryUrlState, type MemoryUrlState } from './memory-url-state.ts'
