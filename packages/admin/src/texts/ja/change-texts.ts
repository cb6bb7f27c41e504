import type { AdminTexts } from '../admin-texts.ts'
import { items } from './counted.ts'
import { organizationChangeTexts } from './organization-change-texts.ts'
import { personChangeTexts } from './person-change-texts.ts'

const sessions = (n: number) => `セッション ${items(n)}`

export const changeTexts: AdminTexts['changes'] = {
  cancel: 'キャンセル',
  failed: '実行できませんでした。',
  supportCode: (code) => `サポートコード ${code}`,
  required: 'この項目は空にできません',
  why: '理由（任意）',
  ...personChangeTexts,
  organizations: organizationChangeTexts,
  inviteAgain: {
    action: '再招待',
    title: (name) => `${name} さんをもう一度招待しますか？`,
    text: (address) =>
      `サインインする場所を知らせるメールが ${address} に送られます。パスワードもコードも含まれません。`,
    button: '招待を送信',
    done: (name) => `${name} さんをもう一度招待しました`,
  },
  sendLink: {
    action: '再設定リンクを送信',
    title: (name) => `${name} さんに再設定リンクを送信しますか？`,
    text: (address) =>
      `メールが ${address} に送られます。リンクは 1 回だけ、1 時間有効です。新しいパスワードが決まるまでは今のパスワードを使えます。リンクはあなたには表示されません。`,
    button: 'リンクを送信',
    done: (name) => `${name} さんにリンクを送信しました`,
  },
  resetFactor: {
    action: '2 つ目の認証要素をリセット',
    title: (name) => `${name} さんの 2 つ目の認証要素をリセットしますか？`,
    text: (codes, open) =>
      `認証アプリとリカバリーコード ${items(codes)}はすぐに使えなくなり、${sessions(open)}が終了します。パスキーは残ります。次回のサインインではメールのコードが求められ、続けて新しい認証アプリを設定します。あなたが行ったことはメールで通知されます。`,
    besure: (firstName) => `依頼しているのが確かに ${firstName} さんであることを確認してください。`,
    call: 'すでに知っている番号に電話してください。',
    how: 'どのように確認しましたか？',
    button: '2 つ目の認証要素をリセット',
    done: (name) => `${name} さんの 2 つ目の認証要素をリセットしました`,
  },
  removePasskey: {
    action: '削除',
    title: (passkey) => `パスキー「${passkey}」を削除しますか？`,
    text: (name) =>
      `${name} さんはこのパスキーでサインインできなくなります。あなたが行ったことはメールで通知されます。`,
    button: 'パスキーを削除',
    done: 'パスキーを削除しました',
  },
  endSession: {
    action: '終了',
    title: (browser) => `${browser}のセッションを終了しますか？`,
    text: 'そのブラウザーは次のリクエストでサインアウトされます。サインインはこれまでどおりできます。',
    button: 'セッションを終了',
    done: 'セッションを終了しました',
  },
  endSessions: {
    action: (n) => `${sessions(n)}をすべて終了`,
    title: (n, name) => `${name} さんの${sessions(n)}をすべて終了しますか？`,
    text: '今使用中のものを含め、すべてのブラウザーが次のリクエストでサインアウトされます。サインインはこれまでどおりできます。',
    button: (n) => `${sessions(n)}を終了`,
    done: (name) => `${name} さんをすべての場所でサインアウトしました`,
  },
  unlock: {
    action: 'ロックを解除',
    title: (name) => `${name} さんのロックを解除しますか？`,
    text: (firstName, time) =>
      `誤った試行の記録が消え、すぐにサインインできます。パスワードと認証要素は変わりません。試行したのが ${firstName} さんでない場合は、ロックしたままにしてください${time === null ? '' : `（${time} に自動で解除されます）`}。`,
    button: 'ロックを解除',
    done: (name) => `${name} さんのロックを解除しました`,
  },
  disable: {
    action: '無効化',
    title: (name) => `${name} さんを無効にしますか？`,
    text: (open, tokens) =>
      `${sessions(open)}がすぐに終了し、API トークン ${items(tokens)}が使えなくなり、サインインは拒否されます。ロール、付与、チケットは残り、有効化するとすべて元に戻ります。`,
    button: (name) => `${name} さんを無効化`,
    done: (name) => `${name} さんを無効にしました`,
  },
  enable: {
    action: '有効化',
    title: (name) => `${name} さんを有効にしますか？`,
    text: (grants) =>
      `これまでの認証要素でもう一度サインインできます。ロールと付与 ${items(grants)}も再び有効になります。`,
    button: '有効化',
    done: (name) => `${name} さんを有効にしました`,
  },
}
