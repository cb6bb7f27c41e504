import { createDates } from '../dates.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'

const plural = createPlural('ja')
const dates = createDates('ja')

/** Texts of the page of a dataset. */
export const datasetTexts: ShellTexts['dataset'] = {
  all: 'データセット',
  use: 'このデータセットを使用',
  facts: '概要',
  kind: '種類',
  kinds: { row: '個票データ', aggregate: '集計のみ', federated: '連合型、集計のみ' },
  dataTypes: 'データタイプ',
  version: 'バージョン',
  released: '公開日',
  versionOf: (version, releasedAt) => {
    const day = releasedAt === null ? null : dates.day(releasedAt)
    if (version !== null && day !== null) return `${version}（${day}公開）`
    return version ?? day
  },
  size: '規模',
  sizeOf: (patients, samples, members) =>
    [
      patients !== null && plural(patients, { other: '患者 {n} 人' }),
      samples !== null && plural(samples, { other: '検体 {n} 件' }),
      members > 0 && plural(members, { other: 'メンバー {n} 件' }),
    ]
      .filter(Boolean)
      .join('、'),
  partner: 'データパートナー',
  identifier: '識別子',
  copyFailed: 'コピーできませんでした',
  questions: '質問',
  ask: 'このデータセットについて質問',
  detailsFailed: 'データパートナーを読み込めませんでした。',
  members: 'メンバー',
  member: 'メンバー',
  contributes: '提供内容',
  access: 'アクセス権',
  hereOnly: 'このデータセットでのみ',
  accessIn: (kind, dataset) => `${kind}（${dataset}）`,
  apps: '開けるアプリ',
  noApps: 'このデータセットを開けるアプリはありません。',
  documentation: 'ドキュメント',
  closed: {
    heading: 'このデータセットへのアクセス権がありません',
    text: (id) => `「${id}」は、利用できるデータセットの一覧にありません。`,
    yours: '利用できるデータセット',
    ask: 'アクセス権を申請',
  },
}
