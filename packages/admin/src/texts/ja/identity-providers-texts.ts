import type { AdminTexts } from '../admin-texts.ts'
import { items } from './counted.ts'

const providers = (n: number) => `プロバイダー ${items(n)}`

export const identityProvidersTexts: AdminTexts['identityProviders'] = {
  heading: 'サインインプロバイダー',
  lead: (total) =>
    `${total === undefined ? '' : `${providers(total)}。`}各組織がユーザーのサインインに使うプロバイダーです。`,
  count: providers,
  search: '組織、プロバイダーまたは発行者',
  columns: {
    provider: 'プロバイダー',
    use: '利用',
    test: '最後のテスト',
    people: '利用したユーザー',
  },
  notTested: '未テスト',
  unfinished: (when) => `${when}に開始（未完了）`,
  empty: {
    heading: 'プロバイダーのある組織はありません',
    text: '組織のページで設定します。',
    organizations: '組織を見る',
  },
}
