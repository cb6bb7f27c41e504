import type { AdminTexts } from '../admin-texts.ts'
import { items, people } from './counted.ts'

const numbers = new Intl.NumberFormat('ja')
const today = new Intl.DateTimeFormat('ja', { weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('ja', { timeStyle: 'short', hourCycle: 'h23' })
// The server counts sign-ins by UTC day.
const weekday = new Intl.DateTimeFormat('ja', { weekday: 'short', timeZone: 'UTC' })

export const overviewTexts: AdminTexts['overview'] = {
  termsNotRead: '利用規約を読み込めませんでした',
  heading: '管理',
  lead: (now, waiting) => {
    const when = `${today.format(now)} ${clock.format(now)}。`
    if (waiting === undefined) return when
    return waiting === 0
      ? `${when}対応待ちはありません。`
      : `${when}対応待ちが ${items(waiting)}あります。`
  },
  waiting: '対応待ち',
  nothing: {
    heading: '今日は対応が必要なものはありません',
    text: 'メールは送信され、すべての申請に回答済みです。',
  },
  mails: {
    title: (n) => `メール ${numbers.format(n)} 通を送信できませんでした`,
    text: (since, answer) =>
      `${since === null ? '' : `${since}から。`}メールサーバーの応答：「${answer}」`,
    action: '送信メール',
  },
  registrations: {
    title: (n) => `登録申請 ${items(n)}が待っています`,
    text: (since) => `最も古いもの：${since}`,
    action: '可否を決める',
  },
  locked: {
    title: (n) => `${people(n)}がロックされています`,
    one: (name, time) => `${name} さん（${time} まで）`,
    text: (named, more) =>
      `${[...named, ...(more > 0 ? [`ほか ${people(more)}`] : [])].join('、')}。`,
    action: '表示',
  },
  tickets: {
    title: (n) => `チケット ${items(n)}に 1 日以上回答がありません`,
    text: (subject) => `最も古いもの：「${subject}」`,
    action: '回答',
  },
  terms: {
    title: (n, name) => `${people(n)}が${name}に同意していません`,
    text: (since) =>
      since === null
        ? '次回のサインインで同意を求めます。'
        : `${since}から有効です。次回のサインインで同意を求めます。`,
    action: '対象者',
  },
  signIns: {
    heading: 'サインイン（過去 7 日間）',
    caption: '過去 7 日間のサインインと拒否',
    day: '日',
    signed_in: 'サインイン',
    refused: '拒否',
    count: (n) => numbers.format(n),
    weekday: (day) => weekday.format(new Date(day)),
    number: (day) => String(Number(day.slice(8))),
  },
  health: {
    heading: 'サーバーと稼働状況',
    jobs: 'ジョブ',
    onTime: (n, of) => `${of} 件中 ${n} 件が定刻に実行`,
    checking: '点検しています…',
    all: 'すべての点検と設定',
  },
  changes: { heading: '最近の管理操作' },
  marks: {
    waiting: (n) => `${items(n)}が待っています`,
    failed: '失敗があります',
  },
}
