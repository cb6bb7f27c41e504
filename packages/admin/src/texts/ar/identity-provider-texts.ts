import type { AdminTexts } from '../admin-texts.ts'
import { counted, people } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const peopleWithOtherAddress = (n: number) =>
  counted(n, {
    one: 'شخص واحد بعنوان آخر',
    two: 'شخصان بعنوان آخر',
    few: 'أشخاص بعناوين أخرى',
    many: 'شخصًا بعناوين أخرى',
    other: 'شخص بعناوين أخرى',
  })

export const identityProviderTexts: AdminTexts['identityProvider'] = {
  notFound: 'هذه المؤسسة غير موجودة',
  notFoundText: 'إما أنها غير موجودة، أو أن دورك لا يشملها.',
  back: 'المؤسسات',
  heading: 'موفّر الهوية',
  lead: (organization, isEnforced) =>
    [
      `موفّر الهوية لمؤسسة ${isolated(organization)}`,
      isolated('OpenID Connect'),
      isEnforced === null ? null : isEnforced ? 'مفروض' : 'اختياري',
    ]
      .filter(Boolean)
      .join(' · '),
  none: 'لا يوجد موفّر هوية',
  noneText: (organization) =>
    `يسجّل أعضاء ${isolated(organization)} الدخول هنا. وبوجود موفّر يمكنهم تسجيل الدخول كما في مؤسستهم. وبعد حفظه تعرض هذه الصفحة العناوين التي يجب تسجيلها لديه.`,
  setUp: 'إعداد',
  connection: {
    heading: 'الاتصال',
    hint: 'هذه القيم معروفة لدى مسؤول الموفّر.',
    name: 'الاسم',
    nameHint: (name) => `يظهر على الزر: تسجيل الدخول عبر ${isolated(name || '…')}.`,
    issuer: 'جهة الإصدار',
    issuerHint: `عنوان الموفّر، مثل ${isolated('https://id.example.org')}.`,
    clientId: 'معرّف العميل (client ID)',
    secret: 'سر العميل (client secret)',
    secretSet: 'محدد، لا يُعرض أبدًا',
    noSecret: 'غير محدد',
    secretHint: 'يُترك فارغًا للإبقاء على السر المحدد. ويلزم إدخاله من جديد عند تغيير جهة الإصدار.',
    redirect: 'عنوان إعادة التوجيه، لقائمة الموفّر',
    copyRedirect: 'نسخ عنوان إعادة التوجيه',
    sharedCallback:
      'لا تزال العودة تتم عبر عنوان مشترك مع موفّرين آخرين. سجّل عنوان إعادة التوجيه لدى الموفّر ثم اختبر تسجيل الدخول: وعند نجاحه تتم العودة عبر ذلك العنوان.',
    logout: 'عنوان تسجيل الخروج عبر القناة الخلفية (back-channel)',
    copyLogout: 'نسخ عنوان تسجيل الخروج عبر القناة الخلفية',
    edit: 'تعديل',
    remove: 'إزالة الموفّر',
    imported: 'الاستيراد',
    importedText: 'مصدر الموفّر ملف الاستيراد، ويُغيَّر فيه.',
  },
  save: {
    title: (organization) => `موفّر الهوية لمؤسسة ${isolated(organization)}`,
    text: 'عند تغيير جهة الإصدار أو معرّف العميل يُلغى الاختبار والارتباط بمن سبق أن سجّلوا الدخول عبر الموفّر، ويُلغى فرضه.',
    newText: 'بعد حفظه يُعرض إلى جانب طرق تسجيل الدخول الأخرى. ولا يُلزَم أحد باستخدامه قبل فرضه.',
    button: 'حفظ',
    done: (name) => `تم حفظ ${isolated(name)}`,
  },
  remove: {
    title: (name) => `إزالة ${isolated(name)}؟`,
    text: (n) =>
      `سجّل الدخول به: ${people(n)}. يكون تسجيل الدخول من الآن فصاعدًا هنا: بما هو معدّ، أو برابط لاختيار كلمة مرور.`,
    button: 'إزالة الموفّر',
    done: (name) => `تمت إزالة ${isolated(name)}`,
  },
  test: {
    heading: 'الاختبار',
    hint: 'تسجيل دخول كامل، خطوة بخطوة.',
    none: 'لم يختبر أحد هذه القيم.',
    waits: (when) => `بدأ الاختبار: ${isolated(when)}. ولم يعد من بدأه من الموفّر.`,
    worked: (when, email) =>
      `نجح الاختبار: ${isolated(when)}` + (email === null ? '' : `، بالحساب ${isolated(email)}`),
    failed: (when) => `لم ينجح الاختبار: ${isolated(when)}`,
    steps: {
      issuer: 'جهة الإصدار',
      keys: 'المفاتيح',
      token: 'الرمز المميز',
      address: 'العنوان',
      second_factor: 'العامل الثاني',
    },
    outcomes: {
      ok: 'صحيح',
      warning: 'يعمل، مع تحذير',
      failed: 'خاطئ',
      not_reached: 'لم تُنفَّذ',
    },
    action: 'اختبار تسجيل الدخول',
    title: (name) => `اختبار تسجيل الدخول عبر ${isolated(name)}؟`,
    text: 'يجري الانتقال إلى الموفّر وتسجيل الدخول لديه ثم العودة إلى هذه الصفحة. ولا يُسجَّل دخول أحد هنا بذلك.',
    button: 'الانتقال إلى الموفّر',
    done: 'الاختبار جارٍ',
    notBegun: 'تعذّر الاتصال بالموفّر',
  },
  newPeople: {
    heading: 'الأشخاص الجدد',
    on: 'يُنشأ حساب عند أول تسجيل دخول.',
    onText: (organization) =>
      `لعناوين النطاقات التي تم التحقق منها. ويصل أصحابها إلى كل ما يصل إليه جميع أعضاء ${isolated(organization)}.`,
    off: 'لا يُنشأ حساب عند أول تسجيل دخول.',
    offText: 'يُطلب ممن ليس له حساب أن يطلب دعوة.',
    label: 'الأشخاص الذين ليس لهم حساب',
    make: 'إنشاء حساب عند أول تسجيل دخول',
    refuse: 'الرفض',
  },
  enforce: {
    heading: 'فرض الاستخدام',
    on: (organization, name) =>
      `يجب على أعضاء ${isolated(organization)} أصحاب عناوين النطاقات التي تم التحقق منها استخدام ${isolated(name)}.`,
    off: (name) => `يختار كل شخص بين ${isolated(name)} وطريقته هنا.`,
    effects: 'عند فرضه',
    others: 'يُسجَّل خروج من سجّل الدخول منهم بطريقة أخرى.',
    inDomains: (n, all, name) =>
      `العدد الكلي: ${people(all)}. أصحاب عناوين النطاقات التي تم التحقق منها: ${people(n)}، وعليهم استخدام ${isolated(name)}. تُرفض هنا كلمات المرور والرموز ومفاتيح المرور الخاصة بهم.`,
    elsewhere: (n) => `يحتفظون بطريقتهم هنا: ${peopleWithOtherAddress(n)}.`,
    foreign: (n) =>
      `لهم عنوان من هذه النطاقات وهم من مؤسسات أخرى: ${people(n)}. يحتفظون بطريقتهم هنا.`,
    down: (n, name) =>
      `إذا تعطّل ${isolated(name)}، فلا يمكن الدخول إلى أن يعود أو يُلغى فرضه (العدد: ${people(n)}). يتيح الأمر «${isolated('vestibule user sign-in-link')}» دخول أحدهم.`,
    obstacles: {
      not_tested: 'يمكن فرضه بعد نجاح اختبار للقيم المحفوظة.',
      no_domain: 'يمكن فرضه بعد التحقق من أحد نطاقات المؤسسة.',
    },
    action: (name) => `فرض ${isolated(name)}`,
    title: (organization, name) =>
      `فرض ${isolated(name)} على جميع أعضاء ${isolated(organization)}؟`,
    text: (inDomains, elsewhere, tested, name) =>
      [
        `ينتقلون إلى ${isolated(name)} عند تسجيل الدخول التالي: ${people(inDomains)}؛ تُرفض هنا كلمات المرور والرموز ومفاتيح المرور الخاصة بهم.`,
        elsewhere > 0 && `يحتفظون بطريقتهم: ${peopleWithOtherAddress(elsewhere)}.`,
        tested !== null && `آخر اختبار ناجح: ${isolated(tested)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    done: (name) => `تم فرض ${isolated(name)}`,
    stop: 'إلغاء الفرض',
    stopTitle: (name) => `إلغاء فرض ${isolated(name)}؟`,
    stopText: (n) =>
      `يمكنهم تسجيل الدخول هنا من جديد: ${people(n)}، بما هو معدّ، أو برابط لاختيار كلمة مرور.`,
    stopButton: 'إلغاء الفرض',
    stopped: (name) => `أصبح ${isolated(name)} اختياريًا`,
  },
}
