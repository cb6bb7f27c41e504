import { createProofTexts } from '@vestibule/app-kit/proof/texts/proof-texts'
import { messages as proof } from '@vestibule/app-kit/proof/texts/proof.ja'
import type { AdminTexts } from '../admin-texts.ts'
import { createDates } from '../dates.ts'
import { accessTexts } from './access-texts.ts'
import { auditTexts } from './audit-texts.ts'
import { changeTexts } from './change-texts.ts'
import { people } from './counted.ts'
import { healthTexts } from './health-texts.ts'
import { identityProviderTexts } from './identity-provider-texts.ts'
import { identityProvidersTexts } from './identity-providers-texts.ts'
import { organizationTexts } from './organization-texts.ts'
import { overviewTexts } from './overview-texts.ts'
import { paletteTexts } from './palette-texts.ts'
import { registrationTexts } from './registration-texts.ts'
import { sessionTexts } from './session-texts.ts'
import { supportTexts } from './support-texts.ts'
import { termsTexts } from './terms-texts.ts'
import { userTexts } from './user-texts.ts'

const locale = 'ja'
const numbers = new Intl.NumberFormat(locale)

export const japanese: AdminTexts = {
  title: '管理',
  loading: '読み込み中',
  retry: '再試行',
  sections: {
    overview: '概要',
    users: 'ユーザー',
    sessions: 'セッション',
    registrations: '登録申請',
    organizations: '組織',
    identityProviders: 'サインインプロバイダー',
    access: 'アクセス権',
    terms: '利用規約',
    audit: '監査ログ',
    support: 'サポート',
    health: '稼働状況と設定',
  },
  readOnly: {
    role: '閲覧のみ',
    secondFactor: '先に 2 つ目の認証要素を設定してください',
    untilThen:
      '認証アプリまたはパスキーを設定するまでは、ここでは閲覧だけができ、変更はできません。',
    setUp: '設定する',
  },
  noRole: {
    heading: 'ここは管理者用のページです',
    text: 'このアカウントには管理のロールがありません。顧客を代行している場合は、先に代行を終了してください。',
    home: 'ホームへ',
    ask: 'ロールを申請',
  },
  list: {
    clear: 'すべて表示',
    clearFilters: '絞り込みを解除',
    failed: '一覧を読み込めませんでした',
    noResults: '該当なし',
    narrowed: (query, filters) =>
      [query && `検索：「${query}」`, ...filters].filter(Boolean).join(' · '),
    pages: (list) => `${list}のページ`,
    more: 'さらに表示',
    previous: '前へ',
    next: '次へ',
    names: (names) => names.join('、'),
    range: (from, to, total) =>
      `${numbers.format(from)}～${numbers.format(to)}` +
      (total === undefined ? '' : `（全 ${numbers.format(total)} 件）`),
  },
  ...createDates(locale, { today: '今日', yesterday: '昨日' }),
  number: (n) => numbers.format(n),
  people,
  overview: overviewTexts,
  users: userTexts,
  sessions: sessionTexts,
  registrations: registrationTexts,
  organizations: organizationTexts,
  identityProvider: identityProviderTexts,
  identityProviders: identityProvidersTexts,
  access: accessTexts,
  audit: auditTexts,
  support: supportTexts,
  health: healthTexts,
  terms: termsTexts,
  palette: paletteTexts,
  changes: changeTexts,
  proof: createProofTexts(proof, 'ja'),
}
