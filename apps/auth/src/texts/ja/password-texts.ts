import type { FlowTexts } from '../texts.ts'

export const password: FlowTexts['password'] = {
  heading: 'パスワードを入力してください',
  email: 'メールアドレス',
  password: 'パスワード',
  show: 'パスワードを表示',
  hide: 'パスワードを隠す',
  shown: 'パスワードが表示されています',
  hidden: 'パスワードは隠されています',
  submit: 'サインイン',
  continue: '続ける',
  verified: 'パスワードを確認しました',
}

export const newPassword: FlowTexts['newPassword'] = {
  createHeading: 'パスワードの作成',
  createIntro: '{email} 用です。サインインのたびに使います。ほかのセッションは終了します。',
  resetHeading: 'パスワードの再設定',
  resetIntro: '{email} 用です。ほかのセッションは終了し、API トークンは使えなくなります。',
  resetIntroNoEmail: 'ほかのセッションは終了し、API トークンは使えなくなります。',
  password: '新しいパスワード',
  confirm: 'パスワードの確認',
  length: '12～100 文字',
  uppercase: '大文字を 1 文字以上',
  lowercase: '小文字を 1 文字以上',
  digit: '数字を 1 文字以上',
  special: '記号を 1 文字以上 {characters}',
  mismatch: 'パスワードが一致しません',
  createSubmit: 'パスワードを作成',
  resetSubmit: 'パスワードを再設定',
  created: 'パスワードを作成しました',
}

export const resetDone: FlowTexts['resetDone'] = {
  heading: 'パスワードを再設定しました',
  body: '新しいパスワードでサインインしてください。',
  backToLogin: 'サインインに戻る',
}

export const forgotPassword: FlowTexts['forgotPassword'] = {
  heading: 'パスワードをお忘れの方',
  intro: 'メールアドレスを入力してください。パスワードを再設定するリンクをお送りします。',
  email: 'メールアドレス',
  submit: 'リンクを送信',
  requested: '再設定の手順をメールでお送りしました。ご確認ください。',
  requestedIfAny: '{email} のアカウントがある場合は、再設定の手順をメールでお送りします。',
  differentEmail: '別のメールアドレスを使う',
  toLogin: 'サインインに戻る',
}

export const legacyReset: FlowTexts['legacyReset'] = {
  heading: 'パスワードの再設定',
  intro:
    '{min} 文字以上の新しいパスワードを選んでください。ほかのセッションは終了し、API トークンは使えなくなります。',
  email: 'メールアドレス',
  password: '新しいパスワード',
  confirm: 'パスワードの確認',
  submit: 'パスワードを再設定',
  done: '完了しました。サインインに移動します…',
  missing: 'すべての項目を入力してください',
  mismatch: 'パスワードが一致しません',
  tooShort: 'パスワードが短すぎます。{min} 文字以上にしてください',
  toForgot: '新しいリンクを取得',
}

export const otherFactors: FlowTexts['otherFactors'] = {
  intro: '次のものでもアカウントにサインインできます。',
  passkey: 'パスキー「{name}」（{day} に追加）',
  authenticator: '認証アプリ（{day} に設定）',
  recovery_codes: 'リカバリーコード（{day} に作成）',
  security_question: '秘密の質問',
  organization_sign_in: '組織のサインイン（{day} に初めて使用）',
  remove: 'これらをすべて削除',
  why: '心当たりのないものがある場合に選択してください。新しいものはアカウントで設定できます。',
  later: '心当たりのないものがある場合は、サインインしてアカウントで削除してください。',
}

export const securityQuestion: FlowTexts['securityQuestion'] = {
  heading: '秘密の質問に答えると、パスワード再設定のリンクをメールで受け取れます',
  answer: '答え',
  submit: 'リンクを送信',
  wrong: '答えが正しくありません。もう一度お試しください。',
  failed: '問題が発生しました。もう一度お試しください。',
}

export const resetLink: FlowTexts['resetLink'] = {
  sentHeading: 'メールをご確認ください',
  sentTo: '{email} に送信しました。',
  sent: 'パスワード再設定のリンクを送信しました。',
  onlyNewest: '最新のメールのリンクだけが有効です。',
  resend: 'リンクを再送信',
  resendIn: 'リンクを再送信（{time}後）',
  resendReady: 'リンクを再送信できます。',
  failed: 'リンクを送信できませんでした。もう一度お試しください。',
}
