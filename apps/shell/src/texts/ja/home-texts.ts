import { createDates } from '../dates.ts'
import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('ja')
const apps = (n: number) => plural(n, { other: 'アプリ {n} 件' })
const datasets = (n: number) => plural(n, { other: 'データセット {n} 件' })
const dates = createDates('ja')
const { both, either } = createFormats('ja')
const listNames = {
  recent: '最近使用したアプリ',
  pins: 'ピン留めしたアプリ',
  announcements: 'お知らせ',
}

export const homeTexts: ShellTexts['home'] = {
  title: 'ホーム',
  welcome: (name) => `ようこそ、${name} さん`,
  welcomeUnnamed: 'ようこそ',
  open: (appCount, datasetCount) => {
    if (appCount + datasetCount === 0) return '利用できるものはまだありません。'
    if (datasetCount === 0) return `${apps(appCount)}を利用できます。`
    if (appCount === 0) return `${datasets(datasetCount)}を利用できます。`
    return `${apps(appCount)}と${datasets(datasetCount)}を利用できます。`
  },
  search: 'アプリとデータセットを検索',
  searchShortcut: '/',
  resultsAnnounced: (appCount, datasetCount) =>
    `${apps(appCount)}と${datasets(datasetCount)}が見つかりました`,
  tabs: { label: 'リソース', apps: 'アプリ', datasets: 'データセット' },
  filters: {
    applied: (label, value) => `${label}：${value}`,
    productLine: '製品ライン',
    category: 'カテゴリ',
    dataType: 'データタイプ',
    kind: '種類',
    searchProductLines: '製品ラインを検索',
    searchCategories: 'カテゴリを検索',
    searchDataTypes: 'データタイプを検索',
    searchKinds: '種類を検索',
    showUnavailable: (n) => `利用できないものを表示（${n}）`,
    hideUnavailable: '利用できないものを非表示',
    apps,
    datasets,
  },
  otherApps: 'その他',
  appsInLine: apps,
  availability: {
    anyDataset: '任意のデータセット',
    noDataset: 'データセット不要',
    types: (types) => types.join('、'),
    premium: 'プレミアム',
    needs: (types) => `${either(types)}が必要`,
    locked: 'プレミアム限定',
    disabled: '管理者が無効にしています',
  },
  datasets: {
    name: '名前',
    access: 'アクセス権',
    dataTypes: 'データタイプ',
    action: '操作',
    kinds: { row: '個票データ', aggregate: '集計のみ' },
    meta: (name, version) => (name === version ? name : `${name} · バージョン ${version}`),
    current: '現在',
    open: '開く',
    openNamed: (name) => `${name} を開く`,
  },
  personal: {
    recent: '最近使用',
    opened: dates.opened,
    pinned: 'ピン留め',
    pin: (app) => `${app} をピン留め`,
    pinFailed: 'ピン留めを保存できませんでした。もう一度お試しください。',
    hint: 'アプリの星を押すと、ここに表示されます。',
    announcement: 'お知らせ',
    announcementDetails: '詳細',
    dismiss: '閉じる',
    dismissFailed: 'お知らせを閉じられませんでした。もう一度お試しください。',
    openWith: 'データセットを選択…',
    openWithNamed: (app) => `データセットを選択… ${app}`,
    datasetsWith: (types) => `${either(types)}を含むデータセット`,
    askForAccess: '別のデータセットへのアクセス権を申請',
    notLoaded: (lists) => `読み込めませんでした：${both(lists.map((name) => listNames[name]))}。`,
  },
  empty: {
    resources: {
      heading: 'リソースはまだありません',
      text: '組織がアクセス権を付与すると、アプリとデータセットがここに表示されます。招待者に問い合わせるか、サポートにご連絡ください。',
    },
    apps: {
      heading: 'アプリはまだありません',
      text: '組織がアクセス権を付与すると、アプリがここに表示されます。',
    },
    datasets: {
      heading: 'データセットはまだありません',
      text: '組織がアクセス権を付与すると、データセットがここに表示されます。',
    },
    contact: 'サポートに連絡',
    refresh: '再読み込み',
  },
  noResults: {
    heading: '該当なし',
    query: (query) => `「${query}」に一致するものは見つかりませんでした。`,
    filtered: '絞り込み条件に一致するものがありません。',
    queryFiltered: (query) => `「${query}」と絞り込み条件に一致するものがありません。`,
    hidden: (what) => `絞り込みで非表示：${what}。`,
    inOtherTab: (what) => `もう一方のタブ：${what}。`,
    showOther: (what) => `${what}を表示`,
    clear: 'クリア',
  },
}
