import type { AdminTexts } from '../admin-texts.ts'
import { counted, mails } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const numbers = new Intl.NumberFormat('ar')
const inUnit = (unit: 'millisecond' | 'second') =>
  new Intl.NumberFormat('ar', { style: 'unit', unit, maximumFractionDigits: 1 })
const milliseconds = inUnit('millisecond')
const seconds = inUnit('second')

const waitingMails = (n: number) =>
  counted(n, {
    one: 'رسالة واحدة في الانتظار',
    two: 'رسالتان في الانتظار',
    few: 'رسائل في الانتظار',
    many: 'رسالة في الانتظار',
    other: 'رسالة في الانتظار',
  })

export const healthTexts: AdminTexts['health'] = {
  heading: 'الحالة والإعدادات',
  lead: 'للقراءة فقط. تُغيَّر الإعدادات في بيئة الخوادم وتسري بعد إعادة التشغيل.',
  shown: (n, of) => `${numbers.format(n)} من ${numbers.format(of)}`,
  showAll: 'عرض الكل',
  checks: {
    heading: 'الفحوص',
    hint: (failed, warnings) =>
      failed + warnings === 0
        ? 'كل شيء على ما يرام.'
        : `فشل: ${numbers.format(failed)}، يحتاج إلى متابعة: ${numbers.format(warnings)}.`,
    again: 'إعادة الفحص',
    checkedAt: (time) =>
      `وقت الفحص: ${isolated(time)}. الفحوص هي فحوص الأمر ${isolated('vestibule doctor')} نفسها.`,
    checking: 'جارٍ الفحص…',
    names: {
      settings: 'الإعدادات',
      pooler: 'مجمّع الاتصالات',
      database: 'قاعدة البيانات',
      migrations: 'عمليات الترحيل',
      clock: 'الساعة',
      connections: 'الاتصالات',
      'secret key': 'المفتاح السري',
      registration: 'التسجيل',
      'hidden accounts': 'الحسابات المخفية',
      passkeys: 'مفاتيح المرور',
      addresses: 'العناوين',
      'organization sign-in': 'تسجيل دخول المؤسسات',
      mail: 'البريد',
      'public origin': 'العنوان العام',
      'running server': 'الخادم العامل',
      proxy: 'الخادم الوكيل',
      'breached passwords': 'كلمات المرور المسرّبة',
      apps: 'التطبيقات',
      disk: 'القرص',
    },
    states: { ok: 'يعمل', warning: 'يحتاج إلى متابعة', failed: 'فشل' },
  },
  mails: {
    heading: 'الرسائل الصادرة',
    hint: 'لا يمكن لأحد قراءة الرسائل هنا: فقد تحتوي على رمز.',
    failing: (n, since) => waitingMails(n) + (since === null ? '' : ` منذ ${isolated(since)}`),
    failingText:
      'تُعاد محاولة إرسال كل رسالة كل 5 دقائق لمدة 24 ساعة. أما الرموز المؤقتة فلا تُرسل متأخرة أبدًا: لا تُحفظ هنا.',
    outbox: 'لا يوجد خادم بريد: تُحفظ الرسائل في صندوق الصادر على الخادم.',
    state: 'الحالة',
    states: { waiting: 'في الانتظار', sent: 'مُرسلة', given_up: 'تعذّر إرسالها' },
    columns: {
      what: 'الرسالة',
      to: 'إلى',
      tries: 'المحاولات',
      next: 'التالية',
      sent: 'وقت الإرسال',
      answer: 'رد الخادم',
    },
    kinds: {
      invitation: 'دعوة',
      registration_refused: 'رفض طلب تسجيل',
      ticket_answered: 'رد على تذكرة',
      account_changed: 'تغيير في الحساب',
      operators_told: 'إشعار للمشغّلين',
    },
    otherKind: (kind) => {
      const words = kind.replaceAll('_', ' ')
      return words.charAt(0).toUpperCase() + words.slice(1)
    },
    empty: {
      waiting: 'لا توجد رسائل في الانتظار.',
      sent: 'لم تُرسل أي رسالة في الأيام الأخيرة.',
      given_up: 'لا توجد رسائل تعذّر إرسالها.',
    },
    none: '–',
    test: {
      action: 'إرسال رسالة تجريبية',
      title: 'إرسال رسالة تجريبية إليك؟',
      text: 'تُرسل فورًا وتبيّن هل يقبل خادم البريد الرسائل.',
      button: 'إرسال رسالة تجريبية',
      done: 'تم إرسال الرسالة التجريبية',
      failed: (answer) => `رد خادم البريد: «${isolated(answer)}».`,
      sentTo: (address) => `أُرسلت رسالة تجريبية إلى ${isolated(address)}`,
    },
    sendAll: {
      action: 'إرسال الكل الآن',
      title: (n) => `إرسال الرسائل المنتظرة الآن (${mails(n)})؟`,
      text: 'تُجرَّب كل رسالة منتظرة فورًا. وما يُرفض مجددًا يبقى في الانتظار كما من قبل.',
      button: 'إرسال الكل الآن',
      done: 'تم إرسال كل الرسائل',
      rest: (n) => `ما زالت ${waitingMails(n)}`,
    },
  },
  jobs: {
    heading: 'المهام',
    columns: {
      job: 'المهمة',
      last: 'آخر تشغيل',
      took: 'المدة',
      next: 'التالي',
      state: 'الحالة',
    },
    names: { housekeeping: 'مسح ما انتهت صلاحيته', mails: 'إرسال الرسائل' },
    states: { on_time: 'في الموعد', late: 'متأخرة', failed: 'فشلت', never: 'ليس بعد' },
    never: 'لم تُشغَّل',
    took: (ms) => (ms < 1000 ? milliseconds.format(ms) : seconds.format(ms / 1000)),
  },
  settings: {
    heading: 'الإعدادات',
    search: 'الاسم أو المعنى',
    columns: { setting: 'الإعداد', value: 'القيمة', source: 'المصدر' },
    sources: { environment: 'البيئة', default: 'افتراضي' },
    secret: 'محدد، لا يُعرض',
    notSet: 'غير محدد',
    count: (n) =>
      counted(n, {
        one: 'إعداد واحد',
        two: 'إعدادان',
        few: 'إعدادات',
        many: 'إعدادًا',
        other: 'إعداد',
      }),
    noResults: 'لا توجد نتائج',
  },
}
