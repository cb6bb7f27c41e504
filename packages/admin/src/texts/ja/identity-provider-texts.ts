import type { AdminTexts } from '../admin-texts.ts'
import { people } from './counted.ts'

export const identityProviderTexts: AdminTexts['identityProvider'] = {
  notFound: 'この組織は見つかりません',
  notFoundText: '存在しないか、ロールの範囲外です。',
  back: '組織',
  heading: 'ID プロバイダー',
  lead: (organization, isEnforced) =>
    [
      `${organization}の ID プロバイダー`,
      'OpenID Connect',
      isEnforced === null ? null : isEnforced ? '必須' : '提供中（任意）',
    ]
      .filter(Boolean)
      .join(' · '),
  none: 'ID プロバイダーなし',
  noneText: (organization) =>
    `${organization}のユーザーはこのプラットフォームでサインインします。プロバイダーを設定すると、組織と同じ方法でサインインできます。保存後、プロバイダーに登録するアドレスがこのページに表示されます。`,
  setUp: '設定する',
  connection: {
    heading: '接続',
    hint: '値はプロバイダーの管理者が知っています。',
    name: '名前',
    nameHint: (name) => `ボタンの表示：${name || '…'}でサインイン`,
    issuer: '発行者',
    issuerHint: 'プロバイダーのアドレス。例：https://id.example.org',
    clientId: 'クライアント ID',
    secret: 'クライアントシークレット',
    secretSet: '設定済み（表示されません）',
    noSecret: '未設定',
    secretHint: '設定済みのものを残す場合は空欄にします。発行者を変える場合は再入力が必要です。',
    redirect: 'リダイレクトアドレス（プロバイダーに登録）',
    copyRedirect: 'リダイレクトアドレスをコピー',
    sharedCallback:
      '現在は、ほかのプロバイダーと共通のアドレスに戻る設定です。リダイレクトアドレスをプロバイダーに登録し、サインインをテストしてください。成功すると、そのアドレスに切り替わります。',
    logout: 'バックチャネルログアウトのアドレス',
    copyLogout: 'バックチャネルログアウトのアドレスをコピー',
    edit: '編集',
    remove: 'プロバイダーを削除',
    imported: 'インポート',
    importedText: 'プロバイダーはインポートファイルで管理され、変更もそこで行います。',
  },
  save: {
    title: (organization) => `${organization}の ID プロバイダー`,
    text: '発行者またはクライアント ID を変えると、テストの結果と、このプロバイダーでサインインしたことのあるユーザーの記録が消え、必須の設定も解除されます。',
    newText:
      '保存すると、ほかのサインイン方法と並んで提供されます。必須にするまでは、使うかどうかを選べます。',
    button: '保存',
    done: (name) => `${name}を保存しました`,
  },
  remove: {
    title: (name) => `${name}を削除しますか？`,
    text: (n) =>
      `${people(n)}がこのプロバイダーでサインインしたことがあります。今後は、設定済みの方法、またはパスワードを決めるリンクでこのプラットフォームにサインインします。`,
    button: 'プロバイダーを削除',
    done: (name) => `${name}を削除しました`,
  },
  test: {
    heading: 'テスト',
    hint: 'サインインの全体を 1 段階ずつ確かめます。',
    none: 'この値のテストはまだ行われていません。',
    waits: (when) => `${when}に開始。開始した人はまだプロバイダーから戻っていません。`,
    worked: (when, email) => `${when}に成功${email === null ? '' : `（${email}）`}`,
    failed: (when) => `${when}に失敗`,
    steps: {
      issuer: '発行者',
      keys: '鍵',
      token: 'トークン',
      address: 'アドレス',
      second_factor: '2 つ目の認証要素',
    },
    outcomes: {
      ok: '正常',
      warning: '動作（警告あり）',
      failed: '誤り',
      not_reached: '未到達',
    },
    action: 'サインインをテスト',
    title: (name) => `${name}でのサインインをテストしますか？`,
    text: 'プロバイダーに移動してサインインし、このページに戻ります。このプラットフォームには誰もサインインしません。',
    button: 'プロバイダーへ進む',
    done: 'テストを開始しました',
    notBegun: 'プロバイダーに問い合わせできませんでした',
  },
  newPeople: {
    heading: '新しいユーザー',
    on: '最初のサインインでアカウントが作られます。',
    onText: (organization) =>
      `確認済みドメインのアドレスが対象です。${organization}の全員が開けるものを開けます。`,
    off: '最初のサインインではアカウントは作られません。',
    offText: 'アカウントのない人には、招待を依頼するよう案内します。',
    label: 'アカウントのない人',
    make: '最初のサインインで作成する',
    refuse: '拒否する',
  },
  enforce: {
    heading: '必須化',
    on: (organization, name) =>
      `${organization}のユーザーのうち、確認済みドメインのアドレスを持つ人は、必ず${name}でサインインします。`,
    off: (name) => `ユーザーは${name}とこのプラットフォームの方法のどちらかを選べます。`,
    effects: '必須にすると',
    others: '別の方法でサインイン中の対象者はサインアウトされます。',
    inDomains: (n, all, name) =>
      `${people(all)}のうち ${people(n)}が確認済みドメインのアドレスを持ち、必ず${name}でサインインします。このプラットフォームのパスワード、コード、パスキーは拒否されます。`,
    elsewhere: (n) => `ほかのアドレスを持つ ${people(n)}は、これまでの方法を続けて使えます。`,
    foreign: (n) =>
      `ほかの組織の ${people(n)}がこれらのドメインのアドレスを持っています。これまでの方法を続けて使えます。`,
    down: (n, name) =>
      `${name}が停止すると、復旧するか必須を解除するまで、${people(n)}がサインインできません。「vestibule user sign-in-link」で 1 人ずつサインインさせることができます。`,
    obstacles: {
      not_tested: '保存した値のテストが成功すると、必須にできます。',
      no_domain: '組織のドメインが 1 つ確認されると、必須にできます。',
    },
    action: (name) => `${name}を必須にする`,
    title: (organization, name) => `${organization}の全員に${name}を必須にしますか？`,
    text: (inDomains, elsewhere, tested, name) =>
      [
        `${people(inDomains)}が次回のサインインから${name}を使います。このプラットフォームのパスワード、コード、パスキーは拒否されます。`,
        elsewhere > 0 && `ほかのアドレスを持つ ${people(elsewhere)}は、これまでの方法を使えます。`,
        tested !== null && `最後のテスト：${tested}に成功。`,
      ]
        .filter(Boolean)
        .join(''),
    done: (name) => `${name}を必須にしました`,
    stop: '必須を解除',
    stopTitle: (name) => `${name}の必須を解除しますか？`,
    stopText: (n) =>
      `${people(n)}が、設定済みの方法、またはパスワードを決めるリンクで、再びこのプラットフォームにサインインできます。`,
    stopButton: '必須を解除',
    stopped: (name) => `${name}は提供中ですが、必須ではなくなりました`,
  },
}
