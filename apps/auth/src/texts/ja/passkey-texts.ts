import type { FlowTexts } from '../texts.ts'

export const passkey: FlowTexts['passkey'] = {
  unknown: 'このパスキーは登録されていません。メールアドレスでサインインしてください。',
  notAccepted:
    'このパスキーは受け付けられませんでした。もう一度お試しいただくか、メールアドレスでサインインしてください。',
  notUsed:
    'パスキーを使えませんでした。もう一度お試しいただくか、メールアドレスでサインインしてください。',
}

export const passkeyOffer: FlowTexts['passkeyOffer'] = {
  heading: '次回からもっと速くサインイン',
  lead: 'パスキーでは、指紋、顔、または画面ロックを使います。',
  reasons: [
    'パスワードもコードも入力不要です。',
    'このサイトだけで使え、偽のサイトでは使えません。',
    '指紋や顔の情報はデバイスの外に出ません。',
  ],
  submit: 'パスキーを作成',
  again: '再試行',
  notNow: '今はしない',
  later: '後からアカウントで作成できます。',
  notMade: 'パスキーは作成されませんでした。確認画面が閉じられたか、時間がかかりすぎました。',
}
