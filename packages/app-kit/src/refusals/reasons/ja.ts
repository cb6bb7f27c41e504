import type { FurtherTexts, ReasonTexts } from '../refusal-texts.ts'

export const reasons: ReasonTexts = {
  account_changed: 'アカウントの状態が変わったため、この操作はできなくなりました。',
  acting_for_customer: '先に顧客の代行を終了してください。',
  acting_for_nobody: '現在、顧客を代行していません。',
  code_taken: 'このコードはすでに使われています。',
  decided: 'この申請はすでに処理されています。',
  device_code_only: 'ここではデバイスコードでサインインしてください。',
  dns_silent: 'DNS から応答がありません。しばらくしてからもう一度お試しください。',
  dns_unproven: '{name} の TXT レコードは、まだ DNS で確認できません。',
  domain_invalid: 'example.org のようなドメインを入力してください',
  domain_of_other: 'このドメインのアドレスは{organization}に属しています。',
  domain_taken: 'このドメインはすでに組織に登録されています。',
  has_it: 'このアクセス権はすでに付与されています。',
  holds_more: 'このユーザーはあなたより多くの権限を持っています。',
  last_administrator:
    'platform-admin ロールを持つ最後のユーザーです。先に別のユーザーに付与してください。',
  no_password: 'このアカウントではパスワードを使わずにサインインします。',
  no_verified_domain: '確認済みのメールドメインが組織にありません。',
  own_account: '自分のアカウントに対しては、ここでは行えません。',
  owned_by_import: 'インポートで管理されています。インポート元のファイルで変更してください。',
  passkey_exists: 'このパスキーはすでに登録されています。',
  passkeys_off: 'ここではパスキーを利用できません。',
  question_off: 'ここでは秘密の質問を利用できません。',
  set_up_second_factor: '先に 2 つ目の認証要素を設定してください。',
  sign_in_again: '変更するには、もう一度サインインしてください。',
  sign_in_untested:
    '先にサインインをテストしてください。保存した値でのテストがまだ成功していません。',
  terms_replaced: 'この利用規約は、すでに別の利用規約に置き換えられています。',
  ticket_closed: 'このチケットはすでにクローズされています。',
  too_many_passkeys: 'パスキーが {count} 個登録されています。先に 1 つ削除してください。',
}

export const further: FurtherTexts = {
  codes: {
    account_disabled: 'このアカウントは無効です。管理者にお問い合わせください。',
    eula_required: '先に利用規約に同意してください。',
    not_authenticated: 'サインインしていません。',
    sso_required: '所属組織の方法でサインインしてください。',
    step_required: '先に前のステップを完了してください。',
    user_changed:
      'このブラウザーでは別のユーザーがサインインしています。ページを再読み込みしてください。',
  },
  unrenderable: 'この内容は表示用に変換できません',
  throttled: '試行回数が多すぎます。{time}後にもう一度お試しください。',
}
