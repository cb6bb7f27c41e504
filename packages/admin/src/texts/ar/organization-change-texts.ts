import type { AdminTexts } from '../admin-texts.ts'
import { counted, people } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

export const organizationChangeTexts: AdminTexts['changes']['organizations'] = {
  create: {
    title: 'مؤسسة جديدة',
    text: 'لا شيء متاح لها بعد، ولا ينتمي إليها أحد. تُفتح صفحتها بعد ذلك لإضافة النطاقات والأشخاص والأذونات.',
    name: 'الاسم',
    tier: 'الفئة',
    method: 'طريقة تسجيل دخول الأشخاص الجدد',
    methodHint: 'يمكن تحديدها لاحقًا.',
    button: 'إضافة المؤسسة',
    done: (name) => `تمت إضافة ${isolated(name)}`,
  },
  edit: {
    action: 'تعديل',
    title: (name) => `تعديل ${isolated(name)}`,
    text: (n) => `يظهر الاسم والفئة الجديدان ابتداءً من الصفحة التالية (${people(n)}).`,
    button: 'حفظ',
    done: (name) => `تم تعديل ${isolated(name)}`,
  },
  method: {
    action: 'اعتمادها للجدد',
    label: (method) => `اعتمادها للجدد: ${isolated(method)}`,
    title: (organization) => `تغيير طريقة تسجيل دخول الأشخاص الجدد في ${isolated(organization)}؟`,
    text: (method) =>
      `من يُدعى أو يُوافَق على طلبه من الآن فصاعدًا يسجّل الدخول باستخدام: ${isolated(method)}. ولا يتغيّر شيء لمن له حساب.`,
    button: 'تغيير الطريقة',
    done: 'تم تغيير الطريقة',
  },
  addDomain: {
    action: 'إضافة نطاق',
    title: (organization) => `إضافة نطاق بريد إلى ${isolated(organization)}`,
    text: 'يسري بعد أن تضيف المؤسسة سجل TXT إلى نظام DNS الخاص بها. ويُعرض محتوى السجل بعد ذلك.',
    domain: 'النطاق',
    domainHint: `ما يلي ${isolated('@')}، مثل ${isolated('example.org')}.`,
    button: 'إضافة النطاق',
    done: (domain) => `تمت إضافة ${isolated(domain)}، ولم يتم التحقق منه بعد`,
  },
  checkDomain: {
    action: 'التحقق الآن',
    label: (domain) => `التحقق الآن: ${isolated(domain)}`,
    title: (domain) => `التحقق من ${isolated(domain)}؟`,
    text: (name) => `يبحث الخادم في DNS عن سجل TXT للاسم ${isolated(name)}.`,
    button: 'التحقق الآن',
    done: (domain) => `تم التحقق من ${isolated(domain)}`,
  },
  removeDomain: {
    action: 'إزالة',
    label: (domain) => `إزالة ${isolated(domain)}`,
    title: (domain, organization) => `إزالة ${isolated(domain)} من ${isolated(organization)}؟`,
    text: 'لا تُقترح المؤسسة بعد ذلك للطلبات الجديدة بعناوين هذا النطاق، ويتوقف تسجيل الدخول الخاص بها لهذه العناوين. ومن له حساب يحتفظ به.',
    button: 'إزالة النطاق',
    done: (domain) => `تمت إزالة ${isolated(domain)}`,
  },
  giveToOrganization: {
    action: 'منح الوصول',
    title: (resource, organization) =>
      `منح الوصول إلى ${resource === null ? 'تطبيق أو مجموعة بيانات' : isolated(resource)} لمؤسسة ${isolated(organization)}؟`,
    text: (n) => `يصبح الفتح ممكنًا ابتداءً من الصفحة التالية (${people(n)}).`,
    button: 'منح الوصول',
    done: (organization) => `مُنح الوصول لمؤسسة ${isolated(organization)}`,
  },
  takeFromOrganization: {
    action: 'إزالة',
    label: (resource) => `إزالة ${isolated(resource)}`,
    title: (resource, organization) =>
      `إلغاء وصول مؤسسة ${isolated(organization)} إلى ${isolated(resource)}؟`,
    text: (loses, keep) =>
      [
        `يفقدون الوصول عند الطلب التالي: ${people(loses)}؛ ويظهر ذلك في الصفحة المفتوحة.`,
        keep > 0 &&
          `يحتفظون به: ${counted(keep, {
            one: 'شخص واحد بإذن شخصي',
            two: 'شخصان بإذن شخصي',
            few: 'أشخاص بإذن شخصي',
            many: 'شخصًا بإذن شخصي',
            other: 'شخص بإذن شخصي',
          })}.`,
      ]
        .filter(Boolean)
        .join(' '),
    button: 'إلغاء الوصول',
    done: (resource, organization) =>
      `أُلغي وصول مؤسسة ${isolated(organization)} إلى ${isolated(resource)}`,
  },
}
