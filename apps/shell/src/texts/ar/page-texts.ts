import { createFormats } from '../formats.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const plural = createPlural('ar')
const { instant, time, ago, duration, both, either } = createFormats('ar')

/** The states of a ticket, by the server's name for each. */
const states: Partial<Record<string, string>> = {
  open: 'مفتوحة',
  in_progress: 'قيد المعالجة',
  answered: 'تم الرد',
  closed: 'مغلقة',
}

/** Texts of the pages other than the home page. */
export const pageTexts: ShellTexts['pages'] = {
  notFound: {
    title: 'الصفحة غير موجودة',
    code: '404',
    heading: 'الصفحة غير موجودة',
    text: 'ربما كُتب العنوان خطأً أو نُقلت الصفحة.',
    home: 'إلى الصفحة الرئيسية',
  },
  crash: {
    title: 'خطأ',
    heading: 'حدث خطأ غير متوقع.',
    text: 'تم الإبلاغ عن الخطأ. إذا تكرر فيُرجى ذكر رمز الدعم.',
    supportCode: (code) => `رمز الدعم ${isolated(code)}`,
    refresh: 'تحديث',
    home: 'الصفحة الرئيسية',
    support: 'مراسلة الدعم',
  },
  chooseDataset: {
    left: {
      heading: 'اختيار مجموعة بيانات',
      text: (app) => `تمت مغادرة مجموعة البيانات، ويحتاج ${isolated(app)} إلى مجموعة بيانات.`,
    },
    notListed: {
      heading: 'مجموعة البيانات هذه غير متاحة',
      text: (id) => `«${isolated(id)}» ليست في قائمة مجموعات البيانات المتاحة، أو لم تعد فيها.`,
    },
    notSupported: {
      heading: 'مجموعة البيانات هذه لا تناسب التطبيق',
      text: (dataset, app) => `لا يمكن استخدام ${isolated(app)} مع «${isolated(dataset)}».`,
    },
    forApp: (app) => `مجموعات بيانات تفتح ${app}`,
    needs: (types) => `يحتاج إلى ${either(types)}.`,
    holds: (types) => `تتضمن مجموعة البيانات هذه ${both(types)}.`,
    askForAccess: 'طلب الوصول',
    yours: 'مجموعات البيانات المتاحة',
    leave: 'مغادرة مجموعة البيانات',
    home: 'إلى الصفحة الرئيسية',
  },
  noDataset: {
    heading: 'لا توجد إصدارات بيانات مدعومة لهذا التطبيق',
    text: (app) => `لا يمكن استخدام أي من مجموعات البيانات المتاحة في ${app}.`,
    home: 'إلى الصفحة الرئيسية',
  },
  app: {
    unavailableHeading: 'غير متاح',
    disabled: (app) => `أوقف أحد المسؤولين ${isolated(app)}.`,
    dataset: 'مجموعة البيانات',
    name: 'الاسم',
    noDataset: 'لا حاجة إلى مجموعة بيانات',
    dataTypes: 'أنواع البيانات',
    dataPartner: 'شريك البيانات',
    members: 'الأعضاء',
    datasetFailed: 'تعذّر تحميل تفاصيل مجموعة البيانات هذه.',
    mountHeading: (app) => `يُفتح ${app} هنا`,
    mountText: (path) =>
      `عند نشر المنصة يُركَّب التطبيق في هذا العنوان داخل هذا الإطار، ويتلقى مجموعة البيانات وبقية المسار «${isolated(path)}».`,
    backToApps: 'كل التطبيقات',
    restricted: 'بيئة مقيّدة',
  },
  frame: {
    opening: (app) => `جارٍ فتح ${app}`,
    unreachable: (app) => `يتعذّر الوصول إلى ${app}`,
    unreachableText:
      'لم يستجب التطبيق منذ 10 ثوانٍ. المنصة تعمل؛ ربما يُعاد تشغيل التطبيق أو تحجب الشبكة عنوانه.',
    since: (host, at) => `${host} · ${time(at)}`,
    tryAgain: 'إعادة المحاولة',
    newTab: 'فتح في علامة تبويب جديدة',
    report: 'الإبلاغ عن هذا',
    unsaved: 'تغييرات غير محفوظة',
    documentation: 'الوثائق',
    copyLink: 'نسخ رابط هذا العرض',
    pin: 'تثبيت في الصفحة الرئيسية',
    unpin: 'إلغاء التثبيت',
    loadAgain: 'إعادة التحميل',
    fullScreen: 'ملء الشاشة',
    fullScreenKeys: 'Alt + Shift + F',
    allApps: 'كل التطبيقات',
    leave: {
      heading: (app) => `مغادرة ${isolated(app)}؟`,
      text: 'في التطبيق تغييرات غير محفوظة.',
      discard: 'المغادرة دون حفظ',
      stay: 'البقاء',
    },
    ownPage: (app) => `لا يستجيب ${app} في هذا العنوان`,
    ownPageText: 'للتطبيق في هذا العنوان صفحة خاصة به، ولا يقدّمها أي خادم حاليًا.',
  },
  support: {
    title: 'الدعم',
    heading: 'الدعم',
    lead: 'لطرح سؤال أو الإبلاغ عن مشكلة أو طلب الوصول.',
    externalHeading: 'يُقدَّم الدعم في نظام آخر',
    externalText: 'يُفتح في علامة تبويب جديدة.',
    externalOpen: 'فتح الدعم',
    externalMissing: 'لم يُحدَّد عنوان لذلك. يُرجى مراسلة المسؤول.',
    newHeading: 'تذكرة جديدة',
    subject: 'الموضوع',
    category: 'التصنيف',
    categories: { question: 'سؤال', access: 'الوصول', data: 'البيانات', problem: 'مشكلة' },
    description: 'الوصف',
    descriptionHint: 'يُرجى عدم ذكر بيانات المرضى وكلمات المرور والرموز.',
    accessTo: (page) => `الوصول إلى ${page}`,
    sentAlong: (page) => `يُرسل أيضًا: الصفحة السابقة، ${isolated(page)}.`,
    codeSentAlong: (code) => `يُرسل أيضًا: رمز الدعم ${isolated(code)}.`,
    datasetWords: (dataset) => `مجموعة البيانات ${dataset}`,
    pageWords: (app, dataset) => {
      if (app && dataset) return `${isolated(app)} مع ${isolated(dataset)}`
      return app ?? (dataset ? `تطبيقات ${dataset}` : 'الصفحة الرئيسية')
    },
    submit: 'إرسال',
    sending: 'يُرجى الانتظار…',
    sent: 'تم إرسال التذكرة',
    sentText: 'تظهر مع حالتها ضمن «تذاكري».',
    writeAnother: 'تذكرة جديدة',
    allTickets: 'كل التذاكر',
    sentOn: (category, instantText) => `${category} · أُرسلت ${instantText}`,
    about: (page) => `عن ${page}`,
    discard: 'تجاهل',
    restored: (keptAt) => `استُعيدت التذكرة غير المرسلة بتاريخ ${instant(keptAt)}.`,
    sendAgain: 'لم تُرسل التذكرة: يُرجى إرسالها مجددًا.',
    failed: 'حدث خطأ ما. يُرجى المحاولة لاحقًا.',
    required: 'لا يمكن أن يكون هذا الحقل فارغًا',
    tooLong: (max) =>
      plural(max, {
        zero: '{n} حرف على الأكثر',
        one: 'حرف واحد على الأكثر',
        two: 'حرفان على الأكثر',
        few: '{n} أحرف على الأكثر',
        many: '{n} حرفًا على الأكثر',
        other: '{n} حرف على الأكثر',
      }),
    listHeading: 'تذاكري',
    empty: 'لا توجد تذاكر بعد',
    emptyText: 'تظهر التذاكر المرسلة هنا مع حالتها.',
    created: instant,
    status: (status) => states[status] ?? status,
  },
  device: {
    title: 'الموافقة على جهاز',
    heading: 'الموافقة على جهاز',
    lead: 'تسجيل الدخول في هاتف أو حاسوب آخر بالرمز الظاهر عليه.',
    codeOnDevice: 'الرمز الظاهر على الجهاز',
    find: 'متابعة',
    reviewText: 'هل هذا هو الجهاز الموجود أمامك؟ سيتم تسجيل دخول من يحمله بحسابك.',
    code: 'الرمز',
    browser: 'الجهاز',
    address: 'العنوان',
    requested: 'وقت الطلب',
    asked: (iso, now) =>
      ago(iso, now, { justNow: 'الآن', at: (distance, at) => `${distance}، في ${at}` }),
    warning: 'يُرجى عدم الموافقة إلا على جهاز تمكن رؤيته. لا نرسل أبدًا رمزًا للموافقة عليه.',
    approve: 'موافقة',
    deny: 'رفض',
    approved: (device) => `تمت الموافقة على ${isolated(device)}.`,
    approvedText: 'يسجّل الدخول خلال ثوانٍ. يمكن إغلاق هذه الصفحة.',
    denied: (device) => `تم رفض ${isolated(device)}.`,
    deniedText: 'لم يتم تسجيل دخوله.',
    another: 'الموافقة على جهاز آخر',
    back: 'رجوع',
    browserName: (browser, system) => {
      if (browser && system) return `${isolated(browser)} على ${isolated(system)}`
      return browser ?? system ?? 'متصفح غير معروف'
    },
    throttled: (seconds) => `محاولات كثيرة جدًا. يُرجى المحاولة بعد ${duration(seconds)}.`,
    signInAgainText:
      'تم تسجيل الدخول في هذا المتصفح برمز، لذلك لا يمكنه الموافقة على جهاز آخر. يُرجى تسجيل الدخول مجددًا بكلمة المرور ثم إدخال الرمز مرة أخرى.',
    signInAgain: 'تسجيل الدخول مجددًا',
    failed: 'حدث خطأ ما. يُرجى المحاولة لاحقًا.',
  },
  virtualCohorts: {
    title: 'الأفواج الافتراضية',
    heading: 'الأفواج الافتراضية',
    lead: (n) =>
      plural(n, {
        zero: '{n} ملف تعريفي للمستخدمين الداخليين.',
        one: 'ملف تعريفي واحد للمستخدمين الداخليين.',
        two: 'ملفان تعريفيان للمستخدمين الداخليين.',
        few: '{n} ملفات تعريفية للمستخدمين الداخليين.',
        many: '{n} ملفًا تعريفيًا للمستخدمين الداخليين.',
        other: '{n} ملف تعريفي للمستخدمين الداخليين.',
      }),
    name: 'الاسم',
    identifier: 'المعرّف',
    copyFailed: 'لم يتم النسخ',
    empty: 'لا توجد أفواج افتراضية بعد',
    internalOnly: 'الأفواج الافتراضية للمستخدمين الداخليين.',
  },
}
