import type { Guide } from '../internal/stories/guide.ts'

export const guide: Guide = {
  use: [
    'News about the whole page that stays until it is dealt with: the session ends soon, one acts for a customer.',
  ],
  avoid: ['News about a part of the page: an Alert.', 'What passes by itself: a Toast.'],
  anatomy: ['Icon', 'Text with at most one link', 'Action', 'Close button'],
  keyboard: [['Tab', 'To the link, the action and the Close button']],
  content: ['Tinted: it can wait. Solid: act now.', 'At most two banners at a time.'],
  constants: [['Height', '40 px at least']],
}
