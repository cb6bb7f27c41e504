import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './start.en.ts'

export { messages as screens } from '@vestibule/app-kit/screens/texts/screens.ja'
export { messages as refusals } from '@vestibule/app-kit/refusals/codes.ja'

export const messages: Catalogue<typeof english> = {
  'start.heading': 'ようこそ',
  'start.subheading': 'ステップ 1：メールアドレスの確認',
  'start.email': 'メールアドレス',
  'start.emailExample': 'namae@kikan.example',
  'start.submit': '確認して進む',
  'start.passkey': 'パスキーを使う',
  'start.signUp': '初めての方は登録',
  'start.trouble': 'サインインでお困りですか？',
  'start.troubleInvite': '招待メールを受け取ったメールアドレスを入力してください。',
  'start.troubleNoInvite': '※ 招待が届いていない場合は、所属する組織にお問い合わせください',
  'start.verified': 'メールアドレスを確認しました。認証に進みます',
  'guide.heading': '利用開始までの流れ',
  'guide.step': 'ステップ {step}',
  'guide.validate': 'アクセス権の確認',
  'guide.validateHow': '招待を受け取ったメールアドレスを入力し、「確認して進む」を押してください。',
  'guide.authenticate': '認証',
  'guide.authenticateHow': '画面の案内に沿って認証してください。',
  'failure.loadHeading': 'サーバーエラー',
  'failure.loadBody': 'サインインページを読み込めませんでした。接続を確認して、もう一度お試しください。',
  'failure.settingsHeading': '設定エラー',
  'failure.settingsBody': 'このアプリの設定が正しくありません：{message}',
  'failure.crashHeading': '予期しないエラーが発生しました。',
  'failure.crashBody': 'エラーは報告されました。再び発生する場合は、サポートコードをお知らせください。',
  'loader.loading': '読み込み中',
  'loader.slow': '通常より時間がかかっています。',
}
