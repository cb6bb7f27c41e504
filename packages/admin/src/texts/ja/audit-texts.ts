import type { AdminTexts } from '../admin-texts.ts'
import { auditEventNames } from './audit-event-names.ts'
import { items } from './counted.ts'

const clock = new Intl.DateTimeFormat('ja', { timeStyle: 'medium', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('ja', { weekday: 'long', day: 'numeric', month: 'long' })

export const auditTexts: AdminTexts['audit'] = {
  heading: '監査ログ',
  lead: '誰が何をし、誰がどのデータを見たかを示します。変更は誰にもできません。',
  search: 'コード、リクエストまたはアドレス',
  count: (n) => `イベント ${items(n)}`,
  columns: {
    when: '日時',
    who: '実行者',
    what: '内容',
    on: '対象',
    from: 'アクセス元',
    result: '結果',
  },
  filters: {
    who: '実行者',
    what: '内容',
    resource: 'リソース',
    organization: '組織',
    result: '結果',
    request: 'リクエスト',
    session: 'セッション',
    whom: '対象者',
    findPerson: 'ユーザーを検索',
    findWhat: '内容を検索',
    findResource: 'アプリまたはデータセットを検索',
    findOrganization: '組織を検索',
  },
  periods: {
    '1d': '過去 24 時間',
    '7d': '過去 7 日間',
    '30d': '過去 30 日間',
    '365d': '過去 12 か月',
    all: '保存されている全イベント',
  },
  results: { done: '完了', refused: '拒否' },
  names: auditEventNames,
  otherEvent: (event) => {
    const words = event.replaceAll('_', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  },
  ownAccount: '自分のアカウント',
  unknown: '不明なアドレス',
  noAccount: 'アカウントなし',
  ticket: 'チケット',
  to: (what, whom) => `${what}を${whom}に`,
  takenFrom: (what, whom) => `${what}を${whom}から`,
  with: (app, dataset) => `${app}（${dataset}）`,
  newer: '新しいイベント',
  older: '古いイベント',
  details: (time, what) => `${time}「${what}」の詳細`,
  detail: {
    before: '変更前',
    after: '変更後',
    reason: '理由',
    actingFor: '代行する顧客',
    time: '正確な日時',
    request: 'リクエスト',
    session: 'セッション',
    address: 'アドレス',
    code: 'サポートコード',
    nobody: 'なし',
    none: 'なし',
    nothing: 'なし',
    quoted: (reason) => `「${reason}」`,
    ofRequest: 'このリクエストのすべて',
    ofSession: 'このセッションのすべて',
    copy: 'JSON としてコピー',
  },
  empty: {
    heading: 'この期間のイベントはありません',
    text: 'ユーザーの操作と、拒否された操作がここに表示されます。',
    all: '保存されている全イベントを見る',
  },
  export: {
    action: 'CSV をエクスポート',
    title: 'これらのイベントをエクスポートしますか？',
    text: 'ファイルには、絞り込んだ一覧の名前、メールアドレス、IP アドレスが含まれます。エクスポートもイベントとして記録されます。',
    button: 'CSV をエクスポート',
    done: 'イベントをエクスポートしました',
    exported: (n, isCut) =>
      isCut
        ? `${items(n)}のイベントをエクスポートしました。ほかにもあります。期間を短くしてください。`
        : `${items(n)}のイベントをエクスポートしました`,
  },
  day: (iso) => weekday.format(new Date(iso)),
  time: (iso) => clock.format(new Date(iso)),
}
