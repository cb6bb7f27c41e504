import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './reasons.en.ts'

export const messages: Catalogue<typeof english> = {
  'reasons.account_changed': 'アカウントの状態が変わったため、この操作はできなくなりました。',
  'reasons.acting_for_customer': '先に顧客の代行を終了してください。',
  'reasons.acting_for_nobody': '現在、顧客を代行していません。',
  'reasons.code_taken': 'このコードはすでに使われています。',
  'reasons.decided': 'この申請はすでに処理されています。',
  'reasons.device_code_only': 'ここではデバイスコードでサインインしてください。',
  'reasons.dns_silent': 'DNS から応答がありません。しばらくしてからもう一度お試しください。',
  'reasons.dns_unproven': '{name} の TXT レコードは、まだ DNS で確認できません。',
  'reasons.domain_invalid': 'example.org のようなドメインを入力してください',
  'reasons.domain_of_other': 'このドメインのアドレスは{organization}に属しています。',
  'reasons.domain_taken': 'このドメインはすでに組織に登録されています。',
  'reasons.has_it': 'このアクセス権はすでに付与されています。',
  'reasons.holds_more': 'このユーザーはお使いのアカウントより多くの権限を持っています。',
  'reasons.last_administrator':
    'platform-admin ロールを持つ最後のユーザーです。先に別のユーザーに付与してください。',
  'reasons.no_password': 'このアカウントではパスワードを使わずにサインインします。',
  'reasons.no_verified_domain': '確認済みのメールドメインが組織にありません。',
  'reasons.own_account': '自分のアカウントに対しては、ここでは行えません。',
  'reasons.owned_by_import':
    'インポートで管理されています。インポート元のファイルで変更してください。',
  'reasons.passkey_exists': 'このパスキーはすでに登録されています。',
  'reasons.passkeys_off': 'ここではパスキーを利用できません。',
  'reasons.question_off': 'ここでは秘密の質問を利用できません。',
  'reasons.set_up_second_factor': '先に 2 つ目の認証要素を設定してください。',
  'reasons.sign_in_again': '変更するには、もう一度サインインしてください。',
  'reasons.sign_in_untested':
    '先にサインインをテストしてください。保存した値でのテストがまだ成功していません。',
  'reasons.terms_replaced': 'この利用規約は、すでに別の利用規約に置き換えられています。',
  'reasons.ticket_closed': 'このチケットはすでにクローズされています。',
  'reasons.too_many_passkeys': 'パスキーが {count} 個登録されています。先に 1 つ削除してください。',
  'codes.account_disabled': 'このアカウントは無効です。管理者にお問い合わせください。',
  'codes.eula_required': '先に利用規約に同意してください。',
  'codes.not_authenticated': 'サインインしていません。',
  'codes.sso_required': '所属組織の方法でサインインしてください。',
  'codes.step_required': '先に前のステップを完了してください。',
  'codes.user_changed':
    'このブラウザーでは別のユーザーがサインインしています。ページを再読み込みしてください。',
  'fields.unrenderable': 'この内容は表示用に変換できません',
  throttled: '試行回数が多すぎます。あと {time} お待ちください。',
}
