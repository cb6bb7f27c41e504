import type { FlowTexts } from '../texts.ts'

export const device: FlowTexts['device'] = {
  heading: 'サインインしていません',
  intro:
    '続けるには、お使いのパソコンでこのコードを入力してください。この環境は制限されています。サインイン済みのブラウザーで承認すると開きます。',
  address: 'パソコンで次のアドレスを開きます',
  code: '開いたページで次のコードを入力します',
  codeLabel: 'コード',
  verifyingIn: 'アクセス権の確認まで',
  verifying: 'アクセス権を確認しています',
  secondsLeft: '{seconds} 秒後にアクセス権を確認します',
  doneAlready: '承認はお済みですか？',
  clickHere: '今すぐ確認',
  notRegistered: 'コードを発行できませんでした。もう一度お試しください。',
  expiredHeading: 'コードの期限切れ',
  expired: 'コードは時間内に使われませんでした。続けるには新しいコードを取得してください。',
  refresh: '新しいコードを取得',
  newCode: '新しいコード：{code}',
  pending: 'このコードはまだ承認されていません。',
  denied: '申請は拒否されました。新しいコードでもう一度申請できます。',
  disabled: 'このアカウントは無効です。管理者にお問い合わせください。',
}
