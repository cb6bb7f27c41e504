import type { AdminTexts } from '../admin-texts.ts'
import { items } from './counted.ts'

const numbers = new Intl.NumberFormat('ja')
const mails = (n: number) => `メール ${numbers.format(n)} 通`

export const healthTexts: AdminTexts['health'] = {
  heading: '稼働状況と設定',
  lead: '閲覧専用です。設定はサーバーの環境変数で変更し、再起動後に有効になります。',
  shown: (n, of) => `${numbers.format(of)} 件中 ${numbers.format(n)} 件`,
  showAll: 'すべて表示',
  checks: {
    heading: '点検',
    hint: (failed, warnings) =>
      failed + warnings === 0
        ? 'すべて正常です。'
        : `失敗 ${items(failed)}、注意 ${items(warnings)}。`,
    again: 'もう一度点検',
    checkedAt: (time) => `${time} に点検しました（vestibule doctor と同じ内容）。`,
    checking: '点検しています…',
    names: {
      settings: '設定',
      pooler: '接続プール',
      database: 'データベース',
      migrations: 'マイグレーション',
      clock: '時計',
      connections: '接続数',
      'secret key': '秘密鍵',
      registration: '登録',
      'hidden accounts': '非表示のアカウント',
      passkeys: 'パスキー',
      addresses: 'メールアドレス',
      'organization sign-in': '組織のサインイン',
      mail: 'メール',
      'public origin': '公開アドレス',
      'running server': '稼働中のサーバー',
      proxy: 'プロキシ',
      'breached passwords': '漏えいしたパスワード',
      apps: 'アプリ',
      disk: 'ディスク',
    },
    states: { ok: '正常', warning: '注意', failed: '失敗' },
  },
  mails: {
    heading: '送信メール',
    hint: 'メールの内容はここでは誰も読めません。コードが含まれることがあるためです。',
    failing: (n, since) =>
      since === null ? `${mails(n)}が待機中です` : `${since}から${mails(n)}が待機中です`,
    failingText:
      '24 時間、5 分ごとに再送信されます。期限のあるコードが遅れて送られることはなく、ここにも残りません。',
    outbox: 'メールサーバーがありません。メールはサーバーの送信トレイに保存されます。',
    state: '状態',
    states: { waiting: '待機中', sent: '送信済み', given_up: '送信中止' },
    columns: {
      what: '種類',
      to: '宛先',
      tries: '試行回数',
      next: '次回',
      sent: '送信日時',
      answer: 'サーバーの応答',
    },
    kinds: {
      invitation: '招待',
      registration_refused: '登録申請の却下',
      ticket_answered: 'チケットへの回答',
      account_changed: 'アカウントの変更',
      operators_told: '運用担当者への通知',
    },
    otherKind: (kind) => {
      const words = kind.replaceAll('_', ' ')
      return words.charAt(0).toUpperCase() + words.slice(1)
    },
    empty: {
      waiting: '待機中のメールはありません。',
      sent: 'ここ数日に送信されたメールはありません。',
      given_up: '送信を中止したメールはありません。',
    },
    none: '–',
    test: {
      action: 'テストメールを送信',
      title: '自分宛てにテストメールを送信しますか？',
      text: 'すぐに送信され、メールサーバーがメールを受け付けるかどうかがわかります。',
      button: 'テストメールを送信',
      done: 'テストメールを送信しました',
      failed: (answer) => `メールサーバーの応答：「${answer}」`,
      sentTo: (address) => `テストメールを ${address} に送信しました`,
    },
    sendAll: {
      action: '今すぐすべて送信',
      title: (n) => `待機中の${mails(n)}を今すぐ送信しますか？`,
      text: '待機中のメールをすぐに送信します。再び拒否されたものは、これまでどおり待機します。',
      button: '今すぐすべて送信',
      done: 'すべてのメールを送信しました',
      rest: (n) => `${mails(n)}がまだ待機中です`,
    },
  },
  jobs: {
    heading: 'ジョブ',
    columns: { job: 'ジョブ', last: '前回の実行', took: '所要時間', next: '次回', state: '状態' },
    names: { housekeeping: '期限切れデータの消去', mails: 'メールの送信' },
    states: { on_time: '定刻', late: '遅延', failed: '失敗', never: '未実行' },
    never: 'なし',
    took: (ms) => (ms < 1000 ? `${numbers.format(ms)} ミリ秒` : `${(ms / 1000).toFixed(1)} 秒`),
  },
  settings: {
    heading: '設定',
    search: '名前または意味',
    columns: { setting: '設定', value: '値', source: '出所' },
    sources: { environment: '環境変数', default: '既定値' },
    secret: '設定済み（非表示）',
    notSet: '未設定',
    count: (n) => `設定 ${items(n)}`,
    noResults: '該当なし',
  },
}
