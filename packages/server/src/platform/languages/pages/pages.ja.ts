import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './pages.en.ts'

export const messages: Catalogue<typeof english> = {
  home: 'ホームへ',
  'gate.app.heading': 'このアプリのアクセス権がありません',
  'gate.app.text': '組織のアクセス権を管理している担当者に問い合わせてください。',
  'gate.premium.heading': 'このアプリはプレミアムティアに含まれます',
  'gate.premium.text': '所属する組織にはプレミアムティアがありません。',
  'gate.dataset.heading': 'このデータセットのアクセス権がありません',
  'gate.dataset.text':
    'アプリは利用できますが、このデータセットでは利用できません。ホームで別のデータセットを選んでください。',
  'gate.noDataset.heading': 'このアプリにはデータセットが必要です',
  'gate.noDataset.text': 'ホームでデータセットを選び、そこからアプリを開いてください。',
  'gate.address.heading': 'このアドレスはこのアプリのものではありません',
  'gate.address.text': 'ホームからアプリを開いてください。',
  'gate.terms.heading': '利用規約への同意が必要です',
  'gate.terms.text': '最初に利用規約を読み、同意してください。その後、このページに戻ります。',
  'gate.terms.link': '利用規約を読む',
  'gate.signedOut.heading': 'サインアウトされています',
  'gate.signedOut.text': '続けるには、もう一度サインインしてください。',
  'gate.signedOut.link': 'サインイン',
  'gate.deadTicket.heading': 'アプリを開けませんでした',
  'gate.deadTicket.text':
    'このアプリへの入口は、Cookie を受け入れるブラウザーで 1 分以内に 1 回だけ使えます。',
  'gate.deadTicket.link': '再試行',
  'gate.down.heading': 'このアプリは応答していません',
  'gate.down.text': '停止しているか、起動中です。しばらくしてからもう一度お試しください。',
  'verifyAddress.heading': 'メールアドレスの確認',
  'verifyAddress.text':
    'アドレス {email} でアクセス権が申請されました。ご本人の場合は、続けてください。',
  'verifyAddress.action': 'メールアドレスを確認',
  'changeAddress.heading': 'メールアドレスの変更',
  'changeAddress.text':
    '今後は {email} がアカウントのメールアドレスになります。ほかのブラウザーはサインアウトされます。',
  'changeAddress.action': 'メールアドレスを変更',
  'keepAddress.heading': 'メールアドレスの維持',
  'keepAddress.text':
    'アカウントのメールアドレスは {email} のままになります。すべてのブラウザーがサインアウトされます。',
  'keepAddress.password':
    'パスワードは無効になります。サインインするときに新しいパスワードを設定します。',
  'keepAddress.removed': '次のものは変更の申請後に設定されたため、削除されます。',
  'keepAddress.action': 'このアドレスを維持',
  'deadLink.heading': 'このリンクの行き先はありません',
  'deadLink.text':
    '文字が欠けている可能性があります。受け取ったアドレスと見比べるか、新しいリンクを依頼してください。',
  'continueTo.heading': '{name}に進みますか？',
  'continueTo.text': '{name}でサインインした後、ここに戻ります。',
  'continueTo.signedIn':
    '現在 {email} としてサインインしています。続けると、代わりに{name}でサインインします。',
  'continueTo.tooLong': '移動先のページのアドレスが長すぎるため、ホームページが開きます。',
  'continueTo.action': '{name}に進む',
  'notNow.heading': '現在ご利用になれません',
  'notNow.text': '前のページに戻り、数分後にもう一度お試しください。',
  'notBuilt.heading': 'アプリがビルドされていません',
  'notBuilt.text':
    'サーバーは動作していますが、表示するページがありません。アプリをビルドして、サーバーを再起動してください：',
  'notBuilt.calls': 'API の呼び出しはアプリがなくても動作します：{path} を参照してください。',
  'outbox.heading': '送信トレイ',
  'outbox.none': 'メールはまだありません。',
  'outbox.count': '{count, plural, other {メール # 通。}}',
  'outbox.why': 'メールサーバーが設定されていないため、メールはここに保存されます。',
  'outbox.refresh': '更新',
  'outbox.plainText': 'プレーンテキスト',
  'document.table': '表',
}
