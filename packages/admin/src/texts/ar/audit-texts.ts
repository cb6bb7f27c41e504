import type { AdminTexts } from '../admin-texts.ts'
import { auditEventNames } from './audit-event-names.ts'
import { events } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const clock = new Intl.DateTimeFormat('ar', { timeStyle: 'medium', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat('ar', { weekday: 'long', day: 'numeric', month: 'long' })

export const auditTexts: AdminTexts['audit'] = {
  heading: 'سجل التدقيق',
  lead: 'من فعل ماذا، ومن اطّلع على أي بيانات. لا يمكن لأحد تغييره.',
  search: 'رمز أو معرّف طلب أو عنوان',
  count: events,
  columns: {
    when: 'الوقت',
    who: 'المنفِّذ',
    what: 'الإجراء',
    on: 'الهدف',
    from: 'المصدر',
    result: 'النتيجة',
  },
  filters: {
    who: 'المنفِّذ',
    what: 'الإجراء',
    resource: 'المورد',
    organization: 'المؤسسة',
    result: 'النتيجة',
    request: 'الطلب',
    session: 'الجلسة',
    whom: 'الشخص المعني',
    findPerson: 'البحث عن شخص',
    findWhat: 'البحث عن إجراء',
    findResource: 'البحث عن تطبيق أو مجموعة بيانات',
    findOrganization: 'البحث عن مؤسسة',
  },
  periods: {
    '1d': 'آخر 24 ساعة',
    '7d': 'آخر 7 أيام',
    '30d': 'آخر 30 يومًا',
    '365d': 'آخر 12 شهرًا',
    all: 'كل الأحداث المحفوظة',
  },
  results: { done: 'تم', refused: 'مرفوض' },
  names: auditEventNames,
  otherEvent: (event) => {
    const words = event.replaceAll('_', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  },
  ownAccount: 'الحساب نفسه',
  unknown: 'عنوان غير معروف',
  noAccount: 'لا يوجد حساب كهذا',
  ticket: 'تذكرة',
  to: (what, whom) => `${isolated(what)} لـ ${isolated(whom)}`,
  takenFrom: (what, whom) => `${isolated(what)} من ${isolated(whom)}`,
  with: (app, dataset) => `${isolated(app)} مع ${isolated(dataset)}`,
  newer: 'الأحدث',
  older: 'الأقدم',
  details: (time, what) => `تفاصيل ${isolated(time)}، ${isolated(what)}`,
  detail: {
    before: 'قبل',
    after: 'بعد',
    reason: 'السبب',
    actingFor: 'نيابةً عن',
    time: 'الوقت الدقيق',
    request: 'الطلب',
    session: 'الجلسة',
    address: 'عنوان IP',
    code: 'رمز الدعم',
    nobody: 'لا أحد',
    none: 'لا يوجد',
    nothing: 'لا شيء',
    quoted: (reason) => `«${isolated(reason)}»`,
    ofRequest: 'كل ما في هذا الطلب',
    ofSession: 'كل ما في هذه الجلسة',
    copy: 'نسخ بصيغة JSON',
  },
  empty: {
    heading: 'لا توجد أحداث في هذه الفترة',
    text: 'يظهر هنا ما يفعله الأشخاص وما يُرفض لهم.',
    all: 'عرض كل الأحداث المحفوظة',
  },
  export: {
    action: 'تصدير CSV',
    title: 'تصدير هذه الأحداث؟',
    text: 'يحتوي الملف على الأسماء وعناوين البريد الإلكتروني وعناوين IP الواردة في القائمة المصفّاة. والتصدير نفسه حدث يُسجَّل.',
    button: 'تصدير CSV',
    done: 'تم تصدير الأحداث',
    exported: (n, isCut) =>
      `تم تصدير ${events(n)}` + (isCut ? '. يوجد المزيد: يُرجى اختيار فترة أقصر.' : ''),
  },
  day: (iso) => weekday.format(new Date(iso)),
  time: (iso) => clock.format(new Date(iso)),
}
