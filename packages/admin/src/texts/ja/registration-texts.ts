import type { AdminTexts } from '../admin-texts.ts'
import { items } from './counted.ts'

export const registrationTexts: AdminTexts['registrations'] = {
  heading: '登録申請',
  lead: '利用を申請し、アドレスを確認した人の一覧です。',
  search: '名前、アドレスまたは申請の内容',
  count: (n) => `申請 ${items(n)}`,
  states: { waiting: '待機中', approved: '承認済み', refused: '却下' },
  columns: { name: '名前', description: '申請の内容', since: '申請日時', decided: '決定' },
  noReason: '理由の記入はありません。',
  hasAccount: 'このアドレスのアカウントはすでにあります。',
  by: (when, name) => `${when}、${name}`,
  empty: {
    waiting: '待っている申請はありません',
    approved: '承認された人はまだいません',
    refused: '却下された人はいません',
    mailed: (address) => `新しい申請は ${address} にもメールで知らされます。`,
    notMailed: '新しい申請は誰にもメールされません。NOTIFY_EMAIL が設定されていません。',
    people: 'ユーザーを見る',
  },
  approve: {
    action: '承認',
    title: (name) => `${name} さんを承認しますか？`,
    mail: (address) =>
      `アカウントの準備ができたことと、サインインする場所を知らせるメールが ${address} に送られます。パスワードは含まれません。`,
    chooseFirst: '組織が開けるものを、すぐに開けるようになります。',
    reached: (n, organization) =>
      n === null
        ? `${organization}が開けるものを、すぐに開けるようになります。`
        : `${organization}に所属するため、アプリとデータセット ${items(n)}をすぐに開けるようになります。`,
    firstSignIn: (method, firstName) =>
      method === 'email_otp_and_authenticator_based'
        ? `最初のサインイン：メールのコードの後、${firstName} さん自身の認証アプリを設定します。`
        : `最初のサインイン：メールのコードの後、${firstName} さん自身のパスワードを決めます。`,
    suggested: (domain, organization) =>
      `提案：${domain} は${organization}の確認済みドメインです。`,
    roles: 'ロール',
    rolesHint: 'ほとんどの人には不要です。',
    noRole: 'なし',
    into: (organization) => `${organization}に承認`,
    organization: '組織',
    find: '名前の一部',
    button: '承認',
    done: (name) => `${name} さんを承認しました`,
  },
  refuse: {
    action: '却下',
    title: (name) => `${name} さんの申請を却下しますか？`,
    text: (address) =>
      `メモを添えたメールが ${address} に送られます。申請は終了しますが、改めて申請できます。`,
    note: 'メモ',
    button: '却下',
    done: (name) => `${name} さんの申請を却下しました`,
  },
}
