import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './first-page.en.ts'

export const messages: Catalogue<typeof english> = {
  loading: '読み込み中',
  notStarted: 'このページは起動していません',
  notStartedText: 'ページのコードが届いていません。接続を確認してから、ページを再読み込みしてください。',
  reload: '再読み込み',
  noScript: 'このプラットフォームには JavaScript が必要です。このサイトで許可してから、ページを再読み込みしてください。',
}
