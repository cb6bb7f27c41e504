import type { AdminTexts } from '../admin-texts.ts'
import { counted, tickets } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const numbers = new Intl.NumberFormat('ar')

export const supportTexts: AdminTexts['support'] = {
  categories: { question: 'سؤال', access: 'الوصول', data: 'البيانات', problem: 'مشكلة' },
  heading: 'الدعم',
  lead: 'التذاكر التي أرسلها الأشخاص، والأخطاء التي أبلغت عنها متصفحاتهم.',
  search: 'رمز الدعم أو كلمات',
  filters: {
    state: 'الحالة',
    organization: 'المؤسسة',
    findOrganization: 'البحث عن مؤسسة',
    app: 'التطبيق',
  },
  stateFilters: { open: 'مفتوحة', answered: 'تم الرد', solved: 'مغلقة', all: 'الكل' },
  states: { open: 'دون رد', answered: 'تم الرد', solved: 'مغلقة' },
  tickets: {
    heading: 'التذاكر',
    columns: { ticket: 'التذكرة', code: 'رمز الدعم', since: 'منذ', state: 'الحالة' },
    count: tickets,
    empty: 'لا توجد تذاكر مفتوحة',
    emptyText: 'يظهر هنا ما يكتبه الأشخاص ضمن «الدعم».',
    by: (name, organization) => `${isolated(name)} · ${isolated(organization)}`,
    none: '–',
  },
  errors: {
    heading: 'الأخطاء',
    lead: 'تُعدّ الأخطاء ذات الرسالة نفسها في التطبيق نفسه خطأً واحدًا. لا يحتوي أي تقرير على عنوان أو رمز دخول أو رمز مميز.',
    columns: {
      error: 'الخطأ',
      times: 'المرات',
      people: 'الأشخاص',
      first: 'أول مرة',
      last: 'آخر مرة',
      code: 'أحد رموز الدعم',
    },
    count: (n) =>
      counted(n, { one: 'خطأ واحد', two: 'خطآن', few: 'أخطاء', many: 'خطأً', other: 'خطأ' }),
    number: (n) => numbers.format(n),
    empty: 'لا توجد أخطاء خلال 30 يومًا',
    emptyText: 'يُبلَّغ هنا عمّا يفشل في المتصفحات.',
    of: (app, version) => `${app} ${version}`.trim(),
    details: (message) => `تفاصيل ${isolated(message)}`,
    page: 'الصفحة',
    stack: 'الموضع في الشفرة',
    unknown: 'غير معروف',
    ofCode: 'كل ما يخص هذا الرمز',
    ofSession: 'كل ما في هذه الجلسة',
  },
  ticket: {
    back: 'الدعم',
    notFound: 'هذه التذكرة غير موجودة',
    notFoundText: 'ربما أُزيل الشخص الذي أرسلها.',
    lead: (number, name, organization) =>
      `التذكرة ${number} · ${isolated(name)} · ${isolated(organization)}`,
    state: 'الحالة',
    code: 'رمز الدعم',
    since: 'منذ',
    category: 'التصنيف',
    person: 'الشخص',
    page: 'الصفحة',
    none: 'لا يوجد',
    written: 'المراسلات',
    writtenHint: 'يرى صاحب التذكرة النص نفسه ضمن «الدعم».',
    support: 'الدعم',
    answer: 'الرد',
    answerHint: 'يُرجى عدم ذكر كلمات مرور أو رموز: يقرأ المدققون الرد أيضًا.',
    answerLabel: 'نص الرد',
    empty: 'لا يمكن أن يكون هذا الحقل فارغًا',
    send: {
      action: 'رد',
      title: (name) => `إرسال هذا الرد إلى ${isolated(name)}؟`,
      text: (address) => `تصل إلى ${isolated(address)} رسالة بوجود رد. ويُقرأ الرد ضمن «الدعم».`,
      button: 'إرسال الرد',
      done: (name) => `أُرسل الرد إلى ${isolated(name)}`,
    },
    close: {
      action: 'إغلاق',
      title: (number) => `إغلاق التذكرة ${number}؟`,
      text: (name) => `لا تُرسل أي رسالة. ويمكن لـ ${isolated(name)} الكتابة فيها من جديد.`,
      button: 'إغلاق التذكرة',
      done: (number) => `تم إغلاق التذكرة ${number}`,
    },
  },
}
