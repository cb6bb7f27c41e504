import type { AdminTexts } from '../admin-texts.ts'
import { people } from './counted.ts'

export const termsTexts: AdminTexts['terms'] = {
  heading: '利用規約',
  lead: '利用を始める前にユーザーが同意する内容です。',
  columns: {
    terms: '利用規約',
    since: '有効開始日',
    accepted: '同意済み',
    notYet: '未同意',
    by: '公開者',
  },
  states: { in_force: '', upcoming: '有効になる前', replaced: '置き換え済み' },
  imported: 'インポート',
  none: '–',
  read: '読む',
  readName: (name) => `${name}を読む`,
  textNotLoaded: '本文を読み込めませんでした',
  empty: '利用規約はまだありません',
  emptyText: 'ユーザーは何にも同意せずに利用を始められます。',
  who: {
    heading: '同意した人',
    states: { not_yet: '未同意', accepted: '同意済み' },
    search: '名前またはアドレス',
    columns: {
      name: '名前',
      organization: '組織',
      last: '最後のサインイン',
      accepted: '同意日',
      note: '備考',
    },
    findOrganization: '組織を検索',
    never: 'なし',
    notes: { invited: '招待済み', disabled: '無効' },
    empty: {
      not_yet: '全員が同意しています',
      accepted: '同意した人はまだいません',
    },
    emptyText: {
      not_yet: '新しいユーザーには、最初のサインインで同意を求めます。',
      accepted: 'ユーザーには、次回のサインインで同意を求めます。',
    },
  },
  export: {
    action: 'CSV をエクスポート',
    title: 'この一覧をエクスポートしますか？',
    text: 'ファイルには、絞り込んだ一覧の名前とアドレスが含まれます。エクスポートもイベントとして記録されます。',
    button: 'CSV をエクスポート',
    done: '一覧をエクスポートしました',
    exported: (n, isCut) =>
      `${people(n)}をエクスポートしました` +
      (isCut ? '。ほかにもいます。組織で一覧を絞り込んでください。' : ''),
  },
  publish: {
    heading: '新しい版',
    replaces: '置き換える利用規約',
    nothing: 'なし（ほかの利用規約に加えて同意を求めます）',
    language: '言語',
    translated: '翻訳がない言語では、原文が表示されます。',
    original: '原文',
    name: '名前',
    text: '本文',
    textHint:
      '段落の間を空行にしたプレーンテキスト、または見出し、段落、リスト、リンクを含む HTML。それ以外は残りません。',
    from: '有効開始日',
    fromHint: '空欄の場合は今すぐ。',
    missing: 'この項目は空にできません',
    effectsHeading: '公開すると',
    effects: [
      'その日から、ユーザーは次のページで、何かを開く前に読んで同意します。',
      '開いているページはそのまま使えます。次にページ全体を開いたときに同意を求めます。',
      '公開した版は変更も削除もできません。',
    ],
    action: '公開…',
    see: 'ユーザーに見えるとおりに表示',
    preview: (name) => name || '新しい版',
    previewProof: '本文のうち、サーバーに残る内容を表示します。',
    show: '表示',
    notShown: 'プレビューを作成できませんでした',
    shown: 'ユーザーが読む内容です',
    title: (name) => `${name}を公開しますか？`,
    confirm: (day, all) =>
      `${day ?? '今'}から、${all === null ? '全員' : `${people(all)}全員`}（あなたも含む）が、何かを開く前に同意する必要があります。公開後は変更も削除もできません。`,
    button: '公開',
    done: (name) => `${name}を公開しました`,
  },
}
