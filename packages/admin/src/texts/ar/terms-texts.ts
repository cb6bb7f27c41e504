import type { AdminTexts } from '../admin-texts.ts'
import { people } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

export const termsTexts: AdminTexts['terms'] = {
  heading: 'شروط الاستخدام',
  lead: 'ما يقبله الأشخاص قبل الدخول.',
  columns: {
    terms: 'الشروط',
    since: 'سارية منذ',
    accepted: 'قبلوا',
    notYet: 'لم يقبلوا بعد',
    by: 'نشرها',
  },
  states: { in_force: '', upcoming: 'لم تسرِ بعد', replaced: 'استُبدلت' },
  imported: 'الاستيراد',
  none: '–',
  read: 'قراءة',
  readName: (name) => `قراءة «${isolated(name)}»`,
  textNotLoaded: 'تعذّر تحميل النص',
  empty: 'لا توجد شروط بعد',
  emptyText: 'يمكن الدخول دون قبول أي شيء.',
  who: {
    heading: 'من قبل الشروط',
    states: { not_yet: 'لم يقبلوا بعد', accepted: 'قبلوا' },
    search: 'الاسم أو البريد الإلكتروني',
    columns: {
      name: 'الاسم',
      organization: 'المؤسسة',
      last: 'آخر تسجيل دخول',
      accepted: 'وقت القبول',
      note: 'ملاحظة',
    },
    findOrganization: 'البحث عن مؤسسة',
    never: 'لم يحدث بعد',
    notes: { invited: 'مدعو', disabled: 'معطَّل' },
    empty: { not_yet: 'قبلها الجميع', accepted: 'لم يقبلها أحد بعد' },
    emptyText: {
      not_yet: 'يُطلب القبول من الأشخاص الجدد عند أول تسجيل دخول.',
      accepted: 'يُطلب القبول عند تسجيل الدخول التالي.',
    },
  },
  export: {
    action: 'تصدير CSV',
    title: 'تصدير هذه القائمة؟',
    text: 'يحتوي الملف على الأسماء وعناوين البريد الإلكتروني الواردة في القائمة المصفّاة. والتصدير نفسه حدث يُسجَّل.',
    button: 'تصدير CSV',
    done: 'تم تصدير القائمة',
    exported: (n, isCut) =>
      `تم تصدير القائمة: ${people(n)}` +
      (isCut ? '. يوجد المزيد: يُرجى تضييق القائمة باختيار مؤسسة.' : ''),
  },
  publish: {
    heading: 'إصدار جديد',
    replaces: 'يحل محل',
    nothing: 'لا شيء: يُطلب قبولها إلى جانب الشروط الأخرى',
    language: 'اللغة',
    translated: 'يُعرض النص الأصلي لمن لا يوجد نص بلغته.',
    original: 'النص الأصلي',
    name: 'الاسم',
    text: 'النص',
    textHint:
      'نص عادي بأسطر فارغة بين الفقرات، أو HTML فيه عناوين وفقرات وقوائم وروابط. ولا يُحفظ غير ذلك.',
    from: 'تاريخ السريان',
    fromHint: 'إذا تُرك فارغًا، تسري فورًا.',
    missing: 'لا يمكن أن يكون هذا الحقل فارغًا',
    effectsHeading: 'عند النشر',
    effects: [
      'ابتداءً من ذلك اليوم تُقرأ الشروط وتُقبل عند فتح الصفحة التالية، قبل فتح أي شيء آخر.',
      'لا تتأثر الصفحة المفتوحة؛ يُطلب القبول عند تحميل الصفحة التالية.',
      'لا يمكن تغيير إصدار منشور ولا حذفه.',
    ],
    action: 'نشر…',
    see: 'معاينة كما سيراها الأشخاص',
    preview: (name) => name || 'إصدار جديد',
    previewProof: 'يعرض الخادم ما يُبقيه من النص.',
    show: 'عرض',
    notShown: 'تعذّر إنشاء المعاينة',
    shown: 'هذا ما سيقرؤه الأشخاص',
    title: (name) => `نشر «${isolated(name)}»؟`,
    confirm: (day, all) =>
      `ابتداءً من ${day === null ? 'الآن' : isolated(day)} يلزم القبول قبل فتح أي شيء (${all === null ? 'الجميع' : people(all)})، ويشملك ذلك أيضًا. ولا يمكن بعد ذلك تغيير الشروط أو حذفها.`,
    button: 'نشر',
    done: (name) => `تم نشر «${isolated(name)}»`,
  },
}
