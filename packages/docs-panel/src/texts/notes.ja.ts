import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './notes.en.ts'

export const messages: Catalogue<typeof english> = {
  'note.about': '{label}について',
  'note.pressForMore': '選択すると全文を読めます。',
  'note.readMore': '全文を読む',
  'note.infoTag': '情報',
  'note.newTag': '新着',
  'note.unloadable': 'ドキュメントを開けませんでした。接続を確認してください。',
  'note.retry': '再試行',
}
