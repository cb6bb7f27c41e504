import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const numbers = new Intl.NumberFormat('ar')
const today = new Intl.DateTimeFormat('ar', { weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('ar', { timeStyle: 'short', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('ar', { weekday: 'short', timeZone: 'UTC' })

export const overviewTexts: AdminTexts['overview'] = {
  termsNotRead: 'تعذّرت قراءة شروط الاستخدام',
  heading: 'الإدارة',
  lead: (now, waiting) => {
    const when = `${today.format(now)}، ${clock.format(now)}.`
    if (waiting === undefined) return when
    if (waiting === 0) return `${when} لا شيء في الانتظار.`
    return `${when} ${counted(waiting, {
      one: 'أمر واحد في الانتظار',
      two: 'أمران في الانتظار',
      few: 'أمور في الانتظار',
      many: 'أمرًا في الانتظار',
      other: 'أمر في الانتظار',
    })}.`
  },
  waiting: 'ما ينتظر أحد المسؤولين',
  nothing: {
    heading: 'لا شيء يحتاج إليك اليوم',
    text: 'الرسائل تُرسل، وكل من طلب تلقى ردًا.',
  },
  mails: {
    title: (n) =>
      counted(n, {
        one: 'رسالة واحدة تعذّر إرسالها',
        two: 'رسالتان تعذّر إرسالهما',
        few: 'رسائل تعذّر إرسالها',
        many: 'رسالة تعذّر إرسالها',
        other: 'رسالة تعذّر إرسالها',
      }),
    text: (since, answer) =>
      `${since === null ? '' : `منذ ${isolated(since)}. `}رد خادم البريد: «${isolated(answer)}».`,
    action: 'الرسائل الصادرة',
  },
  registrations: {
    title: (n) =>
      counted(n, {
        one: 'طلب تسجيل واحد في الانتظار',
        two: 'طلبا تسجيل في الانتظار',
        few: 'طلبات تسجيل في الانتظار',
        many: 'طلب تسجيل في الانتظار',
        other: 'طلب تسجيل في الانتظار',
      }),
    text: (since) => `أقدمها منذ ${isolated(since)}.`,
    action: 'البت في الطلبات',
  },
  locked: {
    title: (n) =>
      counted(n, {
        one: 'حساب واحد مقفل',
        two: 'حسابان مقفلان',
        few: 'حسابات مقفلة',
        many: 'حسابًا مقفلًا',
        other: 'حساب مقفل',
      }),
    one: (name, time) => `${isolated(name)} حتى ${isolated(time)}`,
    text: (named, more) =>
      `${[...named, ...(more > 0 ? [`و${numbers.format(more)} غيرهم`] : [])].join('، ')}.`,
    action: 'عرض',
  },
  tickets: {
    title: (n) =>
      counted(n, {
        one: 'تذكرة واحدة دون رد منذ أكثر من يوم',
        two: 'تذكرتان دون رد منذ أكثر من يوم',
        few: 'تذاكر دون رد منذ أكثر من يوم',
        many: 'تذكرة دون رد منذ أكثر من يوم',
        other: 'تذكرة دون رد منذ أكثر من يوم',
      }),
    text: (subject) => `أقدمها: «${isolated(subject)}».`,
    action: 'الرد',
  },
  terms: {
    title: (n, name) =>
      `${counted(n, {
        one: 'شخص واحد لم يقبل',
        two: 'شخصان لم يقبلا',
        few: 'أشخاص لم يقبلوا',
        many: 'شخصًا لم يقبلوا',
        other: 'شخص لم يقبلوا',
      })} «${isolated(name)}»`,
    text: (since) =>
      `${since === null ? '' : `سارية منذ ${isolated(since)}. `}يُطلب القبول عند تسجيل الدخول التالي.`,
    action: 'عرض القائمة',
  },
  signIns: {
    heading: 'عمليات تسجيل الدخول، آخر 7 أيام',
    caption: 'عمليات تسجيل الدخول والمرفوض منها في آخر 7 أيام',
    day: 'اليوم',
    signed_in: 'تسجيل دخول',
    refused: 'مرفوض',
    count: (n) => numbers.format(n),
    weekday: (day) => weekday.format(new Date(day)),
    number: (day) => String(Number(day.slice(8))),
  },
  health: {
    heading: 'الخوادم وحالتها',
    jobs: 'المهام',
    onTime: (n, of) => `في الموعد: ${numbers.format(n)} من ${numbers.format(of)}`,
    checking: 'جارٍ الفحص…',
    all: 'كل الفحوص والإعدادات',
  },
  changes: { heading: 'آخر أعمال الإدارة' },
  marks: {
    waiting: (n) => `في الانتظار: ${numbers.format(n)}`,
    failed: 'فشل شيء ما',
  },
}
