import { createDates } from '../dates.ts'
import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const plural = createPlural('ar')
const apps = (n: number) =>
  plural(n, {
    zero: '{n} تطبيق',
    one: 'تطبيق واحد',
    two: 'تطبيقان',
    few: '{n} تطبيقات',
    many: '{n} تطبيقًا',
    other: '{n} تطبيق',
  })
const datasets = (n: number) =>
  plural(n, {
    zero: '{n} مجموعة بيانات',
    one: 'مجموعة بيانات واحدة',
    two: 'مجموعتا بيانات',
    few: '{n} مجموعات بيانات',
    many: '{n} مجموعة بيانات',
    other: '{n} مجموعة بيانات',
  })
const dates = createDates('ar')
const { both, either } = createFormats('ar')
const listNames = {
  recent: 'التطبيقات المستخدمة مؤخرًا',
  pins: 'التطبيقات المثبتة',
  announcements: 'الإعلانات',
}

export const homeTexts: ShellTexts['home'] = {
  title: 'الصفحة الرئيسية',
  welcome: (name) => `مرحبًا، ${name}`,
  welcomeUnnamed: 'مرحبًا',
  open: (appCount, datasetCount) => {
    if (appCount + datasetCount === 0) return 'لا شيء متاح بعد.'
    if (datasetCount === 0) return `المتاح: ${apps(appCount)}.`
    if (appCount === 0) return `المتاح: ${datasets(datasetCount)}.`
    return `المتاح: ${apps(appCount)} و${datasets(datasetCount)}.`
  },
  search: 'بحث في التطبيقات والبيانات',
  searchShortcut: '/',
  resultsAnnounced: (appCount, datasetCount) =>
    `النتائج: ${apps(appCount)} و${datasets(datasetCount)}`,
  tabs: { label: 'الموارد', apps: 'التطبيقات', datasets: 'مجموعات البيانات' },
  filters: {
    applied: (label, value) => `${label}: ${value}`,
    productLine: 'خط المنتجات',
    category: 'التصنيف',
    dataType: 'نوع البيانات',
    kind: 'النوع',
    searchProductLines: 'البحث في خطوط المنتجات',
    searchCategories: 'البحث في التصنيفات',
    searchDataTypes: 'البحث في أنواع البيانات',
    searchKinds: 'البحث في الأنواع',
    showUnavailable: (n) => `عرض غير المتاح (${n})`,
    hideUnavailable: 'إخفاء غير المتاح',
    apps,
    datasets,
  },
  otherApps: 'أخرى',
  appsInLine: apps,
  availability: {
    anyDataset: 'أي مجموعة بيانات',
    noDataset: 'لا حاجة إلى مجموعة بيانات',
    types: (types) => types.join('، '),
    premium: 'بريميوم',
    needs: (types) => `يحتاج إلى ${either(types)}`,
    locked: 'في بريميوم فقط',
    disabled: 'أوقفه أحد المسؤولين',
  },
  datasets: {
    name: 'الاسم',
    access: 'الوصول',
    dataTypes: 'أنواع البيانات',
    action: 'الإجراء',
    kinds: { row: 'بيانات فردية', aggregate: 'مجمَّعة فقط' },
    meta: (name, version) => (name === version ? name : `${name} · الإصدار ${version}`),
    current: 'الحالية',
    open: 'فتح',
    openNamed: (name) => `فتح ${name}`,
  },
  personal: {
    recent: 'المستخدمة مؤخرًا',
    opened: dates.opened,
    pinned: 'المثبتة',
    pin: (app) => `تثبيت ${app}`,
    pinFailed: 'لم تُحفظ التطبيقات المثبتة. يُرجى المحاولة مجددًا.',
    hint: 'الضغط على نجمة أي تطبيق يثبّته هنا.',
    announcement: 'إعلان',
    announcementDetails: 'التفاصيل',
    dismiss: 'إخفاء',
    dismissFailed: 'تعذّر إخفاء الإعلان. يُرجى المحاولة مجددًا.',
    openWith: 'فتح باستخدام…',
    openWithNamed: (app) => `فتح باستخدام… ${app}`,
    datasetsWith: (types) => `مجموعات بيانات فيها ${either(types)}`,
    askForAccess: 'طلب الوصول إلى مجموعة أخرى',
    notLoaded: (lists) => `تعذّر تحميل: ${both(lists.map((name) => listNames[name]))}.`,
  },
  empty: {
    resources: {
      heading: 'لا توجد موارد بعد',
      text: 'تظهر التطبيقات ومجموعات البيانات هنا عندما تمنح المؤسسة الوصول إليها. يمكن سؤال الشخص الذي أرسل الدعوة أو مراسلة الدعم.',
    },
    apps: {
      heading: 'لا توجد تطبيقات بعد',
      text: 'تظهر التطبيقات هنا عندما تمنح المؤسسة الوصول إليها.',
    },
    datasets: {
      heading: 'لا توجد مجموعات بيانات بعد',
      text: 'تظهر مجموعات البيانات هنا عندما تمنح المؤسسة الوصول إليها.',
    },
    contact: 'التواصل مع الدعم',
    refresh: 'تحديث',
  },
  noResults: {
    heading: 'لا توجد نتائج',
    query: (query) => `لم يُعثر على شيء باسم «${isolated(query)}».`,
    filtered: 'لا شيء يطابق عوامل التصفية.',
    queryFiltered: (query) => `لا شيء باسم «${isolated(query)}» يطابق عوامل التصفية.`,
    hidden: (what) => `ما تخفيه عوامل التصفية: ${what}.`,
    inOtherTab: (what) => `في التبويب الآخر: ${what}.`,
    showOther: (what) => `عرض (${what})`,
    clear: 'مسح',
  },
}
