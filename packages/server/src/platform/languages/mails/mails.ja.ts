import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './mails.en.ts'

export const messages: Catalogue<typeof english> = {
  signIn: 'サインイン',
  'code.heading': '確認コード',
  'code.subject': '確認コードは {code} です',
  'code.preview': '{code} の有効期間は {duration}です。',
  'code.previewWithout': '有効期間は {duration}です。',
  'code.signingIn':
    'サインイン中のページにこのコードを入力してください。有効期間は {duration}で、そのブラウザーで 1 回だけ使えます。',
  'code.changing':
    'アカウントを変更しているページにこのコードを入力してください。有効期間は {duration}で、そのブラウザーで 1 回だけ使えます。',
  'code.closing':
    'サインインしていない場合は、このメールを無視し、コードを誰にも教えないでください。担当者がコードをお尋ねすることはありません。',
  'code.closingOfChange':
    'アカウントを変更していない場合は、コードを誰にも教えず、サインインして、心当たりのないブラウザーをサインアウトしてください。担当者がコードをお尋ねすることはありません。',
  'code.elsewhere': '所属する組織には専用のサインインページがあります：{url}',
  'reset.heading': 'パスワードの再設定',
  'reset.preview': 'リンクの有効期間は {duration}で、1 回だけ使えます。',
  'reset.text':
    'リンクを開いて新しいパスワードを設定してください。有効期間は {duration}で、1 回だけ使えます。',
  'reset.action': 'パスワードを再設定',
  'reset.closing':
    'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
  'invitation.subject': '招待のお知らせ',
  'invitation.heading': '{name} 様、ようこそ',
  'invitation.preview': 'アカウントが作成されました。',
  'invitation.text':
    'アカウントが作成されました。このメールアドレスでサインインしてください。メールでコードが届きますので、その後サインイン方法を設定します。',
  'invitation.closing': '招待にお心当たりがない場合は、このメールを無視してください。',
  'registration.heading': 'メールアドレスの確認',
  'registration.asked':
    'このメールアドレスでアクセス権が申請されました。ご本人の場合は、リンクを開いてアドレスを確認してください。',
  'registration.valid': 'リンクの有効期間は {duration}です。',
  'registration.action': 'メールアドレスを確認',
  'registration.closing':
    'アクセス権を申請していない場合は、このメールを無視してください。何も作成されません。',
  'alreadyRegistered.heading': 'すでにアクセス権があります',
  'alreadyRegistered.preview': 'このメールアドレスでサインインしてください。',
  'alreadyRegistered.text':
    'このメールアドレスでアクセス権が申請されましたが、すでにアカウントがあります。',
  'alreadyRegistered.closing':
    'アクセス権を申請していない場合は、このメールを無視してください。何も変わっていません。',
  'registrationRefused.subject': 'アクセス権の申請について',
  'registrationRefused.heading': 'アクセス権の申請は承認されませんでした',
  'registrationRefused.preview': 'もう一度申請できます。',
  'registrationRefused.text':
    '管理者がアクセス権の申請を承認しませんでした。管理者からのメッセージ：',
  'registrationRefused.closing': 'アクセス権はいつでももう一度申請できます。',
  'confirmAddress.heading': '新しいメールアドレスの確認',
  'confirmAddress.preview': 'リンクの有効期間は {duration}です。',
  'confirmAddress.text':
    'このメールアドレスをアカウントに使うよう申請がありました。ご本人の場合は、リンクを開いて確認してください。有効期間は {duration}です。',
  'confirmAddress.ends':
    '確認すると、ほかのブラウザーはサインアウトされ、アカウントの API トークンは無効になります。',
  'confirmAddress.action': 'メールアドレスを確認',
  'confirmAddress.closing':
    'お心当たりがない場合は、このメールを無視してください。何も変わりません。',
  'addressTaken.heading': '別のアカウントにこのメールアドレスが指定されました',
  'addressTaken.preview': '何も変わっていません。',
  'addressTaken.text':
    'このメールアドレスを別のアカウントに使うよう申請がありました。このアドレスにはすでにアカウントがあるため、2 つ目のアカウントには使えません。',
  'addressTaken.closing':
    'お心当たりがない場合は、このメールを無視してください。何も変わっていません。',
  'keepAddress.heading': 'メールアドレスが変更されようとしています',
  'keepAddress.text':
    'アカウントのメールアドレスを {email} に変更する申請がありました。ご本人の場合は、何もする必要はありません。',
  'keepAddress.keep':
    'このメールは保管してください。変更後も含めて {duration}以内であれば、リンクからこのアドレスに戻し、すべてのブラウザーをサインアウトし、その間に設定されたパスキーなどの認証要素を削除できます。',
  'keepAddress.action': 'このアドレスを維持',
  'keepAddress.closing':
    'ご本人でない場合は、リンクを開き、その後新しいパスワードを設定してください。',
  'addressChanged.heading': 'メールアドレスが変更されました',
  'addressChanged.text':
    'アカウントのメールアドレスが変更されました。ほかのブラウザーはサインアウトされ、API トークンは無効になりました。',
  'addressChanged.link': '{duration}以内であれば、前のメールのリンクからこのアドレスに戻せます。',
  'addressRestored.heading': 'メールアドレスの変更が取り消されました',
  'addressRestored.text':
    'アカウントのメールアドレスはこのアドレスです。すべてのブラウザーがサインアウトされ、API トークンは無効になりました。',
  'addressRestored.mails': 'メールは再びこのアドレスに届きます。',
  'addressRestored.password':
    '変更を申請した人がパスワードを知っている可能性があるため、パスワードは無効になりました。このアドレスでサインインすると、コードがメールで届き、その後新しいパスワードを設定できます。',
  'addressSet.heading': 'アカウントのメールアドレスが変更されました',
  'addressSet.preview': '今後は {email} でサインインしてください。',
  'addressSet.text':
    '管理者がアカウントのメールアドレスを {email} に変更しました。今後はこのアドレスでサインインしてください。ブラウザーはサインアウトされ、API トークンは無効になりました。',
  'addressSet.closing': 'お心当たりがない場合は、すぐに管理者に連絡してください。',
  'change.preview': 'ご本人でない場合は、すぐに対処してください。',
  'change.tellAtOnce': 'ご本人でない場合は、すぐに管理者に連絡してください。',
  'change.andEnds': '{what}ほかのブラウザーはサインアウトされ、API トークンは無効になりました。',
  'change.formerAddress':
    'アドレスが最近変更されたため、このメールはアカウントの以前のアドレスにも送信しています。',
  'change.formerClosing':
    'ご本人でない場合は、メール「{subject}」のリンクを開いてください。このアドレスに戻り、その間に設定されたものが削除されます。',
  'change.nothingToDo': 'ご本人の場合は、何もする必要はありません。',
  'change.closing':
    'ご本人でない場合は、サインインページの「パスワードをお忘れの方」から新しいパスワードを設定し、すぐに管理者に連絡してください。',
  'otherFactors.passkey': 'パスキー「{name}」（{when} に追加）',
  'otherFactors.authenticator': '認証アプリ（{when} に設定）',
  'otherFactors.recovery_codes': 'リカバリーコード（{when} に作成）',
  'otherFactors.security_question': '秘密の質問',
  'otherFactors.organization_sign_in': '組織のサインイン（{when} に初めて使用）',
  'otherFactors.stay':
    'パスワードのほかに、次のものでアカウントにサインインできます。心当たりのないものがあれば、アカウントの「サインインとセキュリティ」で削除してください。',
  'otherFactors.removed': '次のものがアカウントから削除されました。',
  'ticketAnswered.heading': 'チケット {number} に回答があります',
  'ticketAnswered.text': 'サポートがチケット「{subject}」に次のとおり回答しました。',
  'ticketAnswered.action': 'チケットを開く',
  'ticketAnswered.closing': 'このチケットを書いていない場合は、管理者に連絡してください。',
  'operators.action': '管理を開く',
  'operators.closing': 'このアドレスはプラットフォームの NOTIFY_EMAIL です。',
  'operators.registration': 'アクセス権の申請があります',
  'operators.asks': '{name} 様（{email}）がアクセス権を申請しています。メッセージ：',
  'operators.ticket': 'チケット {number}：{subject}',
  'operators.waits': 'チケット {number} が回答を待っています。',
  'test.subject': 'テストメール',
  'test.heading': 'メールは届いています',
  'test.preview': '管理の画面で送信されました。',
  'test.text': 'このメールは管理の画面で送信されました。メールサーバーが受け付けました。',
  'test.closing': 'お心当たりがない場合は、管理者に連絡してください。',
  'credentials.password.subject': 'パスワードが変更されました',
  'credentials.password.what': 'アカウントのパスワードが {when}（UTC）に変更されました。',
  'credentials.authenticator.subject': '認証アプリが変更されました',
  'credentials.authenticator.what':
    'アカウントの新しい認証アプリが {when}（UTC）に設定されました。',
  'credentials.recovery_codes.subject': '新しいリカバリーコードが作成されました',
  'credentials.recovery_codes.what':
    'アカウントの新しいリカバリーコードが {when}（UTC）に作成され、以前のコードは無効になりました。',
  'credentials.recovery_codes_added.subject': 'アカウントのリカバリーコードが作成されました',
  'credentials.recovery_codes_added.what':
    '認証アプリの代わりにアカウントへのサインインに使えるリカバリーコードが {when}（UTC）に作成されました。',
  'credentials.security_question.subject': '秘密の質問が変更されました',
  'credentials.security_question.what':
    'アカウントの秘密の質問またはその答えが {when}（UTC）に変更されました。',
  'credentials.security_question_added.subject': 'アカウントに秘密の質問が設定されました',
  'credentials.security_question_added.what':
    'アカウントのパスワードの再設定に使える秘密の質問が、{when}（UTC）に設定されました。',
  'credentials.second_factor_reset.subject': '2 つ目の認証要素がリセットされました',
  'credentials.second_factor_reset.what':
    '管理者が {when}（UTC）に認証アプリとリカバリーコードを削除しました。次回のサインイン時に新しい認証アプリを設定してください。',
  'credentials.sign_in_method.subject': 'サインイン方法が変更されました',
  'credentials.sign_in_method.what':
    '管理者が {when}（UTC）に、アカウントへのサインインに必要な認証要素を変更しました。',
  'credentials.passkey_added.subject': 'アカウントにパスキーが追加されました',
  'credentials.passkey_added.what':
    'パスワードなしでアカウントにサインインできるパスキーが {when}（UTC）に追加されました。',
  'credentials.passkey_removed.subject': 'アカウントからパスキーが削除されました',
  'credentials.passkey_removed.what': 'アカウントのパスキーが {when}（UTC）に削除されました。',
  'credentials.organization_sign_in.subject': '組織のサインインを使うようになりました',
  'credentials.organization_sign_in.what':
    '{when}（UTC）に組織のサインインでアカウントへのサインインがあり、今後このアカウントは組織のサインインに結び付けられます。',
}
