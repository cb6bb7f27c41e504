import type { UiTexts } from './en.ts'

const close = '閉じる'
const loading = '読み込み中…'
const noResults = '該当なし'
const selectAll = 'すべて選択'
const serverError = 'サーバーエラー'
const tiers = { explore: 'エクスプロア', premium: 'プレミアム' }

/** The texts of all components in Japanese. */
export const uiTexts: UiTexts = {
  alert: { close },
  appBar: { skip: '本文へ移動', reveal: 'バーを表示' },
  banner: { close },
  combobox: { empty: noResults, loading, open: '選択肢を表示' },
  connectionBanner: {
    offline: 'インターネットに接続されていません',
    slow: 'インターネット接続が低速です',
    restored: '接続が回復しました',
  },
  copyButton: { copy: 'コピー', copied: 'コピーしました', failed: 'コピーできませんでした' },
  countdownCircle: { remaining: (left) => `残り ${left} 秒` },
  dataTable: { actions: '操作' },
  datasetCard: {
    aggregateOnly: '集計のみ',
    current: '現在',
    version: (version) => `バージョン ${version}`,
  },
  downloadButton: {
    download: 'ダウンロード',
    failed: 'ダウンロードできませんでした',
    started: (fileName) => `${fileName} を保存しています`,
  },
  drawer: { close, fullScreen: '全画面表示', exitFullScreen: '全画面表示を終了' },
  errorState: {
    title: serverError,
    retry: '再試行',
    supportCode: (code) => `サポートコード ${code}`,
  },
  filterPopover: {
    applied: (label, count) => `${label}：${count}`,
    search: (label) => `${label}を検索`,
    selectAll,
    clear: 'クリア',
    empty: noResults,
    found: (count) => `${count} 件見つかりました`,
  },
  fullScreenLoader: {
    loading: '読み込み中',
    slow: '通常より時間がかかっています。',
    error: serverError,
  },
  infoIcon: { infoTag: '情報', newTag: '新着' },
  link: { newTab: '（新しいタブで開きます）' },
  lockModal: {
    title: 'プレミアムのみ',
    description: '標的と疾患の結果のティア情報は、プレミアムでのみ利用できます。',
    tier: (tier) => `現在のティア：${tiers[tier]}`,
    tiers,
    yours: '現在のティア',
    dismiss: '後で',
  },
  modal: { close },
  multiSelect: {
    selectAll,
    empty: noResults,
    loading,
    open: '選択肢を表示',
    remove: (label) => `${label}を外す`,
    more: (count) => `ほか ${count} 件`,
    chosen: (labels) => `選択中：${labels.join('、')}`,
  },
  passwordChecklist: {
    title: 'パスワードの条件',
    met: '満たしています',
    unmet: '満たしていません',
    summary: (met, total) => `${total} 件中 ${met} 件を満たしています`,
  },
  passwordField: {
    show: 'パスワードを表示',
    hide: 'パスワードを隠す',
    shown: 'パスワードが表示されています',
    hidden: 'パスワードは隠されています',
  },
  resourceCard: { unavailable: '利用不可' },
  select: { loading, empty: noResults },
  stepDoors: { step: (current, total) => `ステップ ${current}／${total}` },
  textField: { clear: 'クリア' },
  toast: { close, region: '通知' },
}
