import type { UiTexts } from './en.ts'

const seconds = new Intl.NumberFormat('ar', { style: 'unit', unit: 'second', unitDisplay: 'long' })
const plural = new Intl.PluralRules('ar')
/** Isolates a name in another script (Unicode FSI and PDI), so that its direction does not affect the sentence. */
const apart = (name: string) => `\u2068${name}\u2069`
const close = 'إغلاق'
const loading = 'جارٍ التحميل…'
const noResults = 'لا توجد نتائج'
const selectAll = 'تحديد الكل'
const serverError = 'خطأ في الخادم'
const tiers = { explore: 'إكسبلور', premium: 'بريميوم' }

const found: Readonly<Record<Intl.LDMLPluralRule, (count: number) => string>> = {
  zero: () => noResults,
  one: () => 'نتيجة واحدة',
  two: () => 'نتيجتان',
  few: (count) => `${count} نتائج`,
  many: (count) => `${count} نتيجة`,
  other: (count) => `${count} نتيجة`,
}

/** The texts of all components in Arabic. Use them on a page with `dir="rtl"`. */
export const uiTexts: UiTexts = {
  alert: { close },
  appBar: { skip: 'الانتقال إلى المحتوى', reveal: 'إظهار الشريط' },
  banner: { close },
  combobox: { empty: noResults, loading, open: 'عرض الخيارات' },
  connectionBanner: {
    offline: 'لا يوجد اتصال بالإنترنت',
    slow: 'الاتصال بالإنترنت بطيء',
    restored: 'عاد الاتصال',
  },
  copyButton: { copy: 'نسخ', copied: 'تم النسخ', failed: 'لم يتم النسخ' },
  countdownCircle: { remaining: (left) => `الوقت المتبقي: ${seconds.format(left)}` },
  dataTable: { actions: 'الإجراءات' },
  datasetCard: {
    aggregateOnly: 'مجمَّعة فقط',
    current: 'الحالية',
    version: (version) => `الإصدار ${apart(version)}`,
  },
  downloadButton: {
    download: 'تنزيل',
    failed: 'لم يتم التنزيل',
    started: (fileName) => `جارٍ حفظ ${apart(fileName)}`,
  },
  drawer: { close, fullScreen: 'ملء الشاشة', exitFullScreen: 'إنهاء ملء الشاشة' },
  errorState: {
    title: serverError,
    retry: 'إعادة المحاولة',
    supportCode: (code) => `رمز الدعم ${apart(code)}`,
  },
  filterPopover: {
    applied: (label, count) => `${apart(label)}: ${count}`,
    search: (label) => `البحث في ${apart(label)}`,
    selectAll,
    clear: 'مسح',
    empty: noResults,
    found: (count) => found[plural.select(count)](count),
  },
  fullScreenLoader: {
    loading: 'جارٍ التحميل',
    slow: 'يستغرق هذا وقتًا أطول من المعتاد.',
    error: serverError,
  },
  infoIcon: { infoTag: 'معلومة', newTag: 'جديد' },
  link: { newTab: '(يُفتح في علامة تبويب جديدة)' },
  lockModal: {
    title: 'في بريميوم فقط',
    description: 'فئات نتائج الأهداف العلاجية والأمراض متاحة في بريميوم فقط.',
    tier: (tier) => `الفئة الحالية: ${tiers[tier]}`,
    tiers,
    yours: 'الفئة الحالية',
    dismiss: 'ليس الآن',
  },
  modal: { close },
  multiSelect: {
    selectAll,
    empty: noResults,
    loading,
    open: 'عرض الخيارات',
    remove: (label) => `إزالة ${apart(label)}`,
    more: (count) => `+${count}`,
    chosen: (labels) => `المحدد: ${labels.map(apart).join('، ')}`,
  },
  passwordChecklist: {
    title: 'يجب أن تحتوي كلمة المرور على',
    met: 'مستوفى',
    unmet: 'غير مستوفى',
    summary: (met, total) => `استُوفي ${met} من ${total}`,
  },
  passwordField: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    shown: 'كلمة المرور ظاهرة',
    hidden: 'كلمة المرور مخفية',
  },
  resourceCard: { unavailable: 'غير متاح' },
  select: { loading, empty: noResults },
  stepDoors: { step: (current, total) => `الخطوة ${current} من ${total}` },
  textField: { clear: 'مسح' },
  toast: { close, region: 'الإشعارات' },
}
