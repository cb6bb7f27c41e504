export { documentOf } from './document-of.ts'
export { createFakeClock, type FakeClock } from './fake-clock.ts'
export {
  createFakeDocumentation,
  type FakeDocumentation,
  type GivenDocumentation,
} from './fake-documentation.ts'
export { createMemoryUrlState, type MemoryUrlState } from './memory-url-state.ts'
