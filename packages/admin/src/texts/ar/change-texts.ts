import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { AdminTexts } from '../admin-texts.ts'
import { apiTokens, grants, recoveryCodes, sessions } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'
import { organizationChangeTexts } from './organization-change-texts.ts'
import { personChangeTexts } from './person-change-texts.ts'

const plural = createPlural('ar')
const endSessions = (n: number) =>
  plural(n, {
    zero: 'إنهاء الجلسات ({n})',
    one: 'إنهاء الجلسة',
    two: 'إنهاء الجلستين',
    few: 'إنهاء كل الجلسات ({n})',
    many: 'إنهاء كل الجلسات ({n})',
    other: 'إنهاء كل الجلسات ({n})',
  })

export const changeTexts: AdminTexts['changes'] = {
  cancel: 'إلغاء',
  failed: 'تعذّر تنفيذ ذلك.',
  supportCode: (code) => `رمز الدعم ${isolated(code)}`,
  required: 'لا يمكن أن يكون هذا الحقل فارغًا',
  why: 'السبب (اختياري)',
  ...personChangeTexts,
  organizations: organizationChangeTexts,
  inviteAgain: {
    action: 'إعادة الدعوة',
    title: (name) => `إعادة دعوة ${isolated(name)}؟`,
    text: (address) =>
      `تصل إلى ${isolated(address)} رسالة تذكر مكان تسجيل الدخول. لا تحتوي على كلمة مرور ولا على رمز.`,
    button: 'إرسال الدعوة',
    done: (name) => `أُعيد إرسال الدعوة إلى ${isolated(name)}`,
  },
  sendLink: {
    action: 'إرسال رابط إعادة التعيين',
    title: (name) => `إرسال رابط إعادة تعيين كلمة المرور إلى ${isolated(name)}؟`,
    text: (address) =>
      `تصل إلى ${isolated(address)} رسالة فيها رابط صالح لمرة واحدة ولمدة ساعة واحدة. تبقى كلمة المرور الحالية صالحة إلى أن تُختار كلمة جديدة. لا يظهر لك الرابط.`,
    button: 'إرسال الرابط',
    done: (name) => `أُرسل الرابط إلى ${isolated(name)}`,
  },
  resetFactor: {
    action: 'إعادة تعيين العامل الثاني',
    title: (name) => `إعادة تعيين العامل الثاني لـ ${isolated(name)}؟`,
    text: (codes, open) =>
      `يتوقف الآن عن العمل تطبيق المصادقة ورموز الاسترداد الخاصة به (${recoveryCodes(codes)})، وتنتهي الجلسات المفتوحة (${sessions(open)}). يبقى مفتاح المرور. عند تسجيل الدخول التالي يُطلب رمز بالبريد الإلكتروني، ثم يُعدّ تطبيق مصادقة جديد. وتصل رسالة تذكر أن هذا الإجراء صدر عنك.`,
    besure: (firstName) => `يُرجى التأكد من أن الطلب صادر فعلًا عن ${isolated(firstName)}.`,
    call: 'يُرجى الاتصال برقم معروف لديك من قبل.',
    how: 'كيف تم التأكد؟',
    button: 'إعادة تعيين العامل الثاني',
    done: (name) => `أُعيد تعيين العامل الثاني لـ ${isolated(name)}`,
  },
  removePasskey: {
    action: 'إزالة',
    title: (passkey) => `إزالة مفتاح المرور «${isolated(passkey)}»؟`,
    text: (name) =>
      `لن يصلح بعد ذلك لتسجيل دخول ${isolated(name)}. وتصل رسالة تذكر أن هذا الإجراء صدر عنك.`,
    button: 'إزالة مفتاح المرور',
    done: 'تمت إزالة مفتاح المرور',
  },
  endSession: {
    action: 'إنهاء',
    title: (browser) => `إنهاء الجلسة في ${isolated(browser)}؟`,
    text: 'يُسجَّل الخروج من المتصفح عند طلبه التالي. ويمكن تسجيل الدخول مجددًا كما من قبل.',
    button: 'إنهاء الجلسة',
    done: 'انتهت الجلسة',
  },
  endSessions: {
    action: endSessions,
    title: (n, name) => `إنهاء كل جلسات ${isolated(name)} (${sessions(n)})؟`,
    text: 'يُسجَّل الخروج من كل متصفح عند طلبه التالي، ومنها المتصفح المستخدم حاليًا. ويمكن تسجيل الدخول مجددًا كما من قبل.',
    button: endSessions,
    done: (name) => `انتهت كل جلسات ${isolated(name)}`,
  },
  unlock: {
    action: 'إلغاء القفل',
    title: (name) => `إلغاء قفل حساب ${isolated(name)}؟`,
    text: (firstName, time) =>
      `تُمحى المحاولات الخاطئة ويمكن تسجيل الدخول فورًا. تبقى كلمة المرور والعوامل كما هي. إذا لم تكن المحاولات من ${isolated(firstName)}، فيُرجى ترك الحساب مقفلًا${time === null ? '' : `: يُفتح تلقائيًا في الساعة ${isolated(time)}`}.`,
    button: 'إلغاء القفل',
    done: (name) => `أُلغي قفل حساب ${isolated(name)}`,
  },
  disable: {
    action: 'تعطيل',
    title: (name) => `تعطيل حساب ${isolated(name)}؟`,
    text: (open, tokens) =>
      `تنتهي الآن الجلسات المفتوحة (${sessions(open)})، وتتوقف رموز API المميزة (${apiTokens(tokens)})، ويُرفض تسجيل الدخول. تبقى الأدوار والأذونات والتذاكر محفوظة: يعيد «التفعيل» كل شيء.`,
    button: (name) => `تعطيل حساب ${isolated(name)}`,
    done: (name) => `تم تعطيل حساب ${isolated(name)}`,
  },
  enable: {
    action: 'تفعيل',
    title: (name) => `تفعيل حساب ${isolated(name)}؟`,
    text: (n) =>
      `يصبح تسجيل الدخول ممكنًا من جديد بالعوامل كما كانت. وتسري الأدوار والأذونات (${grants(n)}) من جديد.`,
    button: 'تفعيل',
    done: (name) => `تم تفعيل حساب ${isolated(name)}`,
  },
}
