import type { StartTexts } from '../texts.ts'
import { advice, errors, failure } from './failure-texts.ts'

const texts: StartTexts = {
  loader: { loading: '読み込み中', slow: '通常より時間がかかっています。' },
  app: {
    title: '{heading} · {app}',
    errorTitle: 'エラー：{title}',
    poweredBy: '提供：{provider}',
    stepOf: 'ステップ {step}／{steps}',
    titleAndStep: '{title}。{step}',
    countOf: '{step}／{steps}',
    back: '戻る',
    differentAccount: '別の方ですか？ほかのアカウントを使う',
    pleaseWait: 'お待ちください…',
    retry: '再試行',
    home: 'ホーム',
    refresh: '更新',
    signOut: 'サインアウト',
    notSignedOut: 'サインアウトできませんでした。もう一度お試しください。',
    forgotPassword: 'パスワードをお忘れの方',
    version: 'バージョン {version}',
    supportCode: 'サポートコード {code}',
  },
  start: {
    heading: 'ようこそ',
    subheading: 'ステップ 1：メールアドレスの確認',
    email: 'メールアドレス',
    emailExample: 'namae@kikan.example.org',
    submit: '確認して進む',
    passkey: 'パスキーを使う',
    signUp: '初めての方は登録',
    trouble: 'サインインでお困りですか？',
    troubleInvite: '招待メールを受け取ったメールアドレスを入力してください。',
    troubleNoInvite: '※ 招待が届いていない場合は、所属する組織にお問い合わせください',
    verified: 'メールアドレスを確認しました。認証に進みます',
  },
  guide: {
    heading: '利用開始までの流れ',
    step: 'ステップ {step}',
    validate: 'アクセス権の確認',
    validateHow: '招待を受け取ったメールアドレスを入力し、「確認して進む」を押してください。',
    authenticate: '認証',
    authenticateHow: '画面の案内に沿って認証してください。',
  },
  failure,
  errors,
  advice,
}

export default texts
