import type { FlowTexts } from '../texts.ts'

export const emailCode: FlowTexts['emailCode'] = {
  heading: '確認コードをメールでお送りしました',
  sent: '6 桁のコードを {email} に送信しました。有効期間は {duration}です。',
  used: '前回のコードは使用済みです。{email} 宛ての新しいコードを取得してください。',
  unsure: '6 桁のコードが {email} に届く場合があります。コードを要求したブラウザーでのみ使えます。',
  elsewhere:
    '先ほど {email} にコードを送信しましたが、要求したブラウザーでのみ使えます。ここで続けるには、「コードを再送信」を押してください。',
  exhausted: '{email} に送信したコードは使えなくなりました。',
  notSent: '{email} にコードを送信できませんでした。',
  sending: '6 桁のコードを {email} に送信します。有効期間は {duration}です。',
  label: '確認コード',
  submit: '確認',
  nothingYet: '届きませんか？',
  resend: 'コードを再送信',
  resendIn: 'コードを再送信（{time}後）',
  resent: '新しいコードを送信しました。',
  resendReady: 'コードを再送信できます。',
  verified: 'メールアドレスを確認しました',
}

export const emailCodeIfAny: FlowTexts['emailCodeIfAny'] = {
  sending:
    '{email} のアカウントがある場合は、6 桁のコードを送信します。有効期間は {duration}です。',
  sent: '{email} のアカウントがある場合は、6 桁のコードを送信しました。有効期間は {duration}です。',
  elsewhere:
    '{email} のアカウントがある場合は先ほどコードを送信しましたが、要求したブラウザーでのみ使えます。ここで続けるには、「コードを再送信」を押してください。',
  exhausted: '{email} 宛ての有効なコードはもうありません。',
  resent: 'このアドレスのアカウントがある場合は、新しいコードを送信しました。',
}

export const twoFactor: FlowTexts['twoFactor'] = {
  heading: '2 要素認証',
  authenticatorIntro: '認証アプリに表示される 6 桁のコードを入力してください。',
  recoveryIntro:
    '保存した 8 文字のリカバリーコードを 1 つ入力してください。一度使うと無効になります。',
  authenticatorLabel: '認証コード',
  recoveryLabel: 'リカバリーコード',
  useRecovery: '代わりにリカバリーコードを使う',
  useAuthenticator: '代わりに認証コードを使う',
  usePasskey: '代わりにパスキーを使う',
  submit: '確認',
  verified: 'コードを確認しました',
  lostDeviceHeading: 'デバイスをなくされましたか？',
  lostDevice:
    'リカバリーコードでサインインしました。認証アプリが手元にない場合は、新しいデバイスを設定してください。',
  setUpDevice: '新しいデバイスを設定',
  continue: '設定せずに続ける',
}

export const totpSetup: FlowTexts['totpSetup'] = {
  heading: '認証アプリの設定',
  replaceIntro:
    'コードを入力すると、これまでの認証アプリと置き換わります。ほかのセッションは終了し、API トークンとリカバリーコードは使えなくなります。',
  intro: 'アカウントに 2 つ目の鍵を加えます。お使いの携帯電話にだけ表示されるコードです。',
  qrLabel: '認証アプリを設定する QR コード',
  openApp: '認証アプリを開き、アカウントを追加します。',
  scan: 'QR コードを読み取るか、{setupKey}を手で入力します。',
  notLoaded: 'QR コードを読み込めませんでした。もう一度お試しください。',
  setupKey: 'セットアップキー',
  enterCode: '表示された 6 桁のコードを入力します。',
  openOnThisDevice: 'このデバイスの認証アプリで開く',
  copyFailed: 'コピーできませんでした',
  label: 'アプリのコード',
  submit: '確認',
}

export const recoveryCodes: FlowTexts['recoveryCodes'] = {
  heading: 'リカバリーコードの保存',
  intro:
    '携帯電話をなくしたときは、このコードのいずれかでサインインできます。それぞれ 1 回だけ使え、表示されるのは今だけです。',
  notMade: 'リカバリーコードを作成できませんでした。もう一度お試しください。',
  listLabel: 'リカバリーコード',
  copyFailed: 'コピーできませんでした',
  downloadFailed: '保存できませんでした',
  print: '印刷',
  next: '次へ',
  notKept:
    'コードはまだコピー、ダウンロード、印刷のいずれもされていません。携帯電話をなくすと、コードなしではサインインできません。このまま続けるには、もう一度「次へ」を押してください。',
  shownOnce:
    'コードはページを再読み込みする前に表示されました。もう一度表示することはできません。保存していない場合は、新しいコードを作成してください。これまでのコードと API トークンは使えなくなり、ほかのセッションは終了します。',
  makeNew: '新しいコードを作成',
  saved: 'コードを保存しました',
}
