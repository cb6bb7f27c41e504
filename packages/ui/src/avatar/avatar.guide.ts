import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A person in the app bar and in lists.'],
  avoid: ["An organisation or an app: a ResourceCard's icon."],
  anatomy: ['Circle', 'Initials, or a figure while the name is unknown'],
  constants: [['Size', '28, 36 px']],
}
