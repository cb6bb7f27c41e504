import type { Messages } from '@vestibule/base/messages/texts'

export const messages = {
  loading: 'Loading',
  notStarted: 'This page has not started',
  notStartedText: 'Its code has not arrived. Check your connection, then reload the page.',
  reload: 'Reload',
  noScript: 'The platform needs JavaScript. Please allow it for this site and reload the page.',
} as const satisfies Messages
