import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['Words that only assistive technology needs.'],
  avoid: ['Hiding what everybody should read.'],
  anatomy: ['Text'],
}
