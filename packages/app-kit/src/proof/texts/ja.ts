import type { ProofTexts } from './proof-texts.ts'

export const proofTexts: ProofTexts = {
  title: '本人確認',
  to: '{purpose}には、',
  how: {
    password: '現在のパスワードを入力してください。',
    authenticator: '認証アプリに表示されるコードを入力してください。',
    email_code: 'メールでお送りしたコードを入力してください。',
    passkey: 'パスキーを使ってください。',
  },
  label: { password: 'パスワード', authenticator: 'コード', email_code: 'コード' },
  use: {
    password: 'パスワードを使う',
    authenticator: 'コードを使う',
    email_code: 'メールのコードを使う',
    passkey: 'パスキーを使う',
  },
  confirm: '確認',
  confirmPasskey: 'パスキーで続ける',
  cancel: 'キャンセル',
  pleaseWait: 'お待ちください…',
  resend: 'コードを再送信',
  resendIn: '再送信（{time}後）',
  newCode: '新しいコードを送信しました',
  signIn: 'サインイン',
  retry: '再試行',
  loading: '読み込み中',
  nothing: 'ここでの本人確認だけでは不十分です。もう一度サインインしてください。',
  errors: {
    noPassword: 'パスワードを入力してください。',
    noCode: 'コードをすべて入力してください。',
    wrongPassword: 'パスワードが正しくありません。',
    wrongCode: 'コードが正しくありません。',
    expiredCode: 'このコードは期限切れか、使用済みです。新しいコードを取得してください。',
    exhaustedCode: '間違ったコードの入力が多すぎます。新しいコードを取得してください。',
    wrongPasskey: 'このパスキーでは確認できません。別の方法をお試しください。',
    noPasskey: 'パスキーを使えませんでした。もう一度試すか、別の方法を選んでください。',
    throttled: '試行回数が多すぎます。{time}後にもう一度お試しください。',
    mailThrottled: 'メールの送信が多すぎます。{time}後にもう一度お試しください。',
    signedOut: 'サインアウトされています。入力した内容は、このページを離れるまで残ります。',
    otherUser:
      'このブラウザーでは現在、別のユーザーがサインインしています。ページを再読み込みしてください。',
    failed: '問題が発生しました。しばらくしてからもう一度お試しください。',
    failedWithCode:
      '問題が発生しました。しばらくしてからもう一度お試しください。サポートコード {code}',
  },
}
