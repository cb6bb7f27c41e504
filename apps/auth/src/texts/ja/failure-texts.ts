import { codes, fields } from '@vestibule/app-kit/refusals/codes/ja'
import type { StartTexts } from '../texts.ts'

export const failure: StartTexts['failure'] = {
  loadHeading: 'サーバーエラー',
  loadBody: 'サインインページを読み込めませんでした。接続を確認して、もう一度お試しください。',
  settingsHeading: '設定エラー',
  settingsBody: 'このアプリの設定が正しくありません：{message}',
  crashHeading: '予期しないエラーが発生しました。',
  crashBody: 'エラーは報告されました。再び発生する場合は、サポートコードをお知らせください。',
}

export const errors: StartTexts['errors'] = {
  emailInvalid: '有効なメールアドレスを入力してください',
  fieldEmpty: 'この項目は必須です',
  accountNotFound: 'このアカウントは存在しません',
  invalidCredentials: '入力された情報が正しくありません',
  userNotFound: 'ユーザーが見つかりません',
  somethingWrong: '問題が発生しました',
  generic: '問題が発生しました。しばらくしてからもう一度お試しください。',
  wrongCode: 'コードが正しくありません',
  codeExpired: 'コードが無効か、期限切れです',
  codeExhausted: '間違ったコードの入力が多すぎます。新しいコードを取得してください。',
  unknown: '不明なエラーが発生しました',
  intercepted:
    '応答の代わりに別のページが届きました。ネットワーク自体のサインインページなど、途中にあるものが送ったページです。接続を確認してから、もう一度お試しください。',
  throttled: '試行回数が多すぎます。{time}後にもう一度お試しください。',
  mailsThrottled: 'このアドレスへのメールは上限に達しました。{time}後にもう一度お試しください。',
  outOfStep: 'このサインインは中断されたか、期限切れになりました。',
  startAgain: '最初からやり直す',
  linkFailed: 'このサインインリンクは無効になりました。メールアドレスでサインインしてください。',
  termsWait: '同意が必要な利用規約があります。',
  toTerms: '利用規約を読む',
  userChanged:
    'このブラウザーでは現在、別のユーザーがサインインしているか、別の顧客を代行しています。',
  reload: 'ページを再読み込み',
  cookiesBlocked:
    'お使いのブラウザーがこのサイトの Cookie をブロックしています。サインインには Cookie が必要です。ブラウザーの設定でこのサイトの Cookie を許可してから、ページを再読み込みしてください。',
  nextTooLong:
    '元のページのアドレスが長すぎるため、そこへは戻れません。サインイン後はホームから始まります。',
  accountDisabled: 'このアカウントは無効です。管理者にお問い合わせください。',
  refusals: codes,
  fields,
}

export const advice: StartTexts['advice'] = {
  reset_password: '新しいパスワードを設定すれば、すぐに続けられます。',
  look_for_mail: '最新のメールは迷惑メールに入っているかもしれません。',
  use_known_browser: '以前サインインしたブラウザーでは続けられます。',
}
