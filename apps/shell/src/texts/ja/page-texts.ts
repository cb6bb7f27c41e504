import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('ja')
const { instant, time, ago, duration, both, either } = createFormats('ja')

/** The states of a ticket, by the server's name for each. */
const states: Partial<Record<string, string>> = {
  open: '受付済み',
  in_progress: '対応中',
  answered: '回答済み',
  closed: '終了',
}

/** Texts of the pages other than the home page. */
export const pageTexts: ShellTexts['pages'] = {
  notFound: {
    title: 'ページが見つかりません',
    code: '404',
    heading: 'ページが見つかりません',
    text: 'アドレスが間違っているか、ページが移動した可能性があります。',
    home: 'ホームへ',
  },
  crash: {
    title: 'エラー',
    heading: '予期しないエラーが発生しました。',
    text: 'エラーは報告されました。再び発生した場合は、サポートコードをお知らせください。',
    supportCode: (code) => `サポートコード ${code}`,
    refresh: '再読み込み',
    home: 'ホーム',
    support: 'サポートに連絡',
  },
  chooseDataset: {
    left: {
      heading: 'データセットを選択',
      text: (app) => `データセットの選択が解除されましたが、${app} にはデータセットが必要です。`,
    },
    notListed: {
      heading: 'このデータセットへのアクセス権がありません',
      text: (id) => `「${id}」は、利用できるデータセットの一覧にありません。`,
    },
    notSupported: {
      heading: 'このデータセットはアプリに対応していません',
      text: (dataset, app) => `${app} は「${dataset}」では使用できません。`,
    },
    forApp: (app) => `${app} で開けるデータセット`,
    needs: (types) => `${either(types)}が必要です。`,
    holds: (types) => `このデータセットの内容：${both(types)}。`,
    askForAccess: 'アクセス権を申請',
    yours: '利用できるデータセット',
    leave: 'データセットの選択を解除',
    home: 'ホームへ',
  },
  noDataset: {
    heading: 'このアプリに対応するデータバージョンが見つかりません',
    text: (app) => `利用できるデータセットの中に、${app} で使用できるものはありません。`,
    home: 'ホームへ',
  },
  app: {
    unavailableHeading: '利用できません',
    disabled: (app) => `${app} は管理者が無効にしています。`,
    dataset: 'データセット',
    name: '名前',
    noDataset: 'データセット不要',
    dataTypes: 'データタイプ',
    dataPartner: 'データパートナー',
    members: 'メンバー',
    datasetFailed: 'このデータセットの詳細を読み込めませんでした。',
    mountHeading: (app) => `${app} はここで開きます`,
    mountText: (path) =>
      `導入環境では、アプリはこのアドレスの枠内に配置され、データセットと残りのパス「${path}」を受け取ります。`,
    backToApps: 'すべてのアプリ',
    restricted: '制限された環境',
  },
  frame: {
    opening: (app) => `${app} を開いています`,
    unreachable: (app) => `${app} に接続できません`,
    unreachableText:
      'アプリが 10 秒間応答していません。プラットフォームは動作しています。アプリが再起動中か、ネットワークがアドレスを遮断している可能性があります。',
    since: (host, at) => `${host} · ${time(at)}`,
    tryAgain: '再試行',
    newTab: '新しいタブで開く',
    report: '報告',
    unsaved: '未保存の変更',
    documentation: 'ドキュメント',
    copyLink: 'この表示へのリンクをコピー',
    pin: 'ホームにピン留め',
    unpin: 'ピン留めを外す',
    loadAgain: '再読み込み',
    fullScreen: '全画面表示',
    fullScreenKeys: 'Alt + Shift + F',
    allApps: 'すべてのアプリ',
    leave: {
      heading: (app) => `${app} を離れますか？`,
      text: 'アプリに未保存の変更があります。',
      discard: '保存せずに離れる',
      stay: 'このまま続ける',
    },
    ownPage: (app) => `${app} はこのアドレスで応答していません`,
    ownPageText: 'アプリにはここに専用のページがありますが、現在は提供されていません。',
  },
  support: {
    title: 'サポート',
    heading: 'サポート',
    lead: '質問、問題の報告、アクセス権の申請ができます。',
    externalHeading: 'サポートは別のシステムで対応しています',
    externalText: '新しいタブで開きます。',
    externalOpen: 'サポートを開く',
    externalMissing: 'アドレスが設定されていません。管理者にお問い合わせください。',
    newHeading: '新しいチケット',
    subject: '件名',
    category: 'カテゴリ',
    categories: { question: '質問', access: 'アクセス権', data: 'データ', problem: '問題' },
    description: '説明',
    descriptionHint: '患者データ、パスワード、コードは記入しないでください。',
    accessTo: (page) => `${page} へのアクセス権`,
    sentAlong: (page) => `併せて送信：表示していたページ（${page}）。`,
    codeSentAlong: (code) => `併せて送信：サポートコード ${code}。`,
    datasetWords: (dataset) => `データセット ${dataset}`,
    pageWords: (app, dataset) => {
      if (app && dataset) return `${app}（${dataset}）`
      return app ?? (dataset ? `${dataset} のアプリ` : 'ホーム')
    },
    submit: '送信',
    sending: 'お待ちください…',
    sent: 'チケットを送信しました',
    sentText: '「送信したチケット」に状態とともに表示されます。',
    writeAnother: '新しいチケット',
    allTickets: 'すべてのチケット',
    sentOn: (category, instantText) => `${category} · ${instantText} 送信`,
    about: (page) => `${page} について`,
    discard: '破棄',
    restored: (keptAt) => `${instant(keptAt)} の未送信チケットを復元しました。`,
    sendAgain: 'チケットは送信されていません。もう一度送信してください。',
    failed: '問題が発生しました。しばらくしてからもう一度お試しください。',
    required: 'この項目は必須です',
    tooLong: (max) => plural(max, { other: '{n} 文字以内で入力してください' }),
    listHeading: '送信したチケット',
    empty: 'チケットはまだありません',
    emptyText: '送信したチケットは、状態とともにここに表示されます。',
    created: instant,
    status: (status) => states[status] ?? status,
  },
  device: {
    title: 'デバイスを承認',
    heading: 'デバイスを承認',
    lead: '携帯電話や別のコンピューターに表示されたコードで、そのデバイスをサインインさせます。',
    codeOnDevice: 'デバイスに表示されたコード',
    find: '続ける',
    reviewText:
      'お手元のデバイスですか？ このデバイスを持っている人が、あなたとしてサインインすることになります。',
    code: 'コード',
    browser: 'デバイス',
    address: 'アドレス',
    requested: '要求日時',
    asked: (iso, now) =>
      ago(iso, now, { justNow: 'たった今', at: (distance, at) => `${distance}（${at}）` }),
    warning:
      '実際に見えるところにあるデバイスだけを承認してください。承認用のコードをこちらからお送りすることはありません。',
    approve: '承認',
    deny: '拒否',
    approved: (device) => `${device} を承認しました。`,
    approvedText: '数秒以内にサインインします。このページは閉じてかまいません。',
    denied: (device) => `${device} を拒否しました。`,
    deniedText: 'サインインされませんでした。',
    another: '別のデバイスを承認',
    back: '戻る',
    browserName: (browser, system) => {
      if (browser && system) return `${browser}（${system}）`
      return browser ?? system ?? '不明なブラウザー'
    },
    throttled: (seconds) =>
      `試行回数が多すぎます。${duration(seconds)}後にもう一度お試しください。`,
    signInAgainText:
      'このブラウザーはコードまたはトークンでサインインしたため、別のデバイスを承認できません。パスワードでもう一度サインインし、コードを再度入力してください。',
    signInAgain: 'もう一度サインイン',
    failed: '問題が発生しました。しばらくしてからもう一度お試しください。',
  },
  virtualCohorts: {
    title: '仮想コホート',
    heading: '仮想コホート',
    lead: (n) => plural(n, { other: '内部ユーザー向けのプロフィール {n} 件。' }),
    name: '名前',
    identifier: '識別子',
    copyFailed: 'コピーできませんでした',
    empty: '仮想コホートはまだありません',
    internalOnly: '仮想コホートは内部ユーザー向けです。',
  },
}
