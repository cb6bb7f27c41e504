import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: ['A list that is truly empty, or a search without a match.'],
  avoid: ['The list could not be fetched: an ErrorState. Empty and failed are not the same.'],
  anatomy: ['Drawing', 'Title', 'Text', 'Actions'],
  content: ["Why it is empty and what to do: 'No resources yet', 'No Results' with Clear."],
}
