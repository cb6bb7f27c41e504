import type { AdminTexts } from '../admin-texts.ts'
import { items } from './counted.ts'

const sessions = (n: number) => `セッション ${items(n)}`

export const sessionTexts: AdminTexts['sessions'] = {
  heading: 'セッション',
  lead: (total) =>
    `${total === undefined ? '' : `${sessions(total)}。`}現在サインインしている場所の一覧です。`,
  count: sessions,
  until: '有効期限',
  own: 'あなた',
  actingFor: (organization) => `${organization}を代行中`,
  empty: {
    heading: 'サインインしている人はいません',
    text: '誰かがサインインすると、ここにセッションが表示されます。',
  },
}
