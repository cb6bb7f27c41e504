import type { PersonChangeTexts } from '../admin-texts.ts'
import { counted, people } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const minutesAgo = (n: number) =>
  `قبل ${counted(n, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  })}`

export const personChangeTexts: PersonChangeTexts = {
  changedMeanwhile: (name, minutes) => {
    const when =
      minutes === null ? 'في الأثناء' : minutes < 1 ? 'قبل أقل من دقيقة' : minutesAgo(minutes)
    return `غيّر ${name === null ? 'شخص آخر' : isolated(name)} بيانات هذا الشخص ${when}. يبقى ما تمت كتابته؛ يُرجى الاطلاع على القيم الجديدة ثم الحفظ مجددًا.`
  },
  organization: {
    label: 'المؤسسة',
    find: 'جزء من اسمها',
  },
  resource: {
    label: 'التطبيق أو مجموعة البيانات',
    find: 'جزء من الاسم',
  },
  edit: {
    action: 'تعديل',
    correct: 'تصحيح العنوان',
    title: (name) => `تعديل بيانات ${isolated(name)}`,
    text: 'عند تغيير العنوان أو طريقة تسجيل الدخول يُسجَّل الخروج من كل المتصفحات، وتصل رسالة تذكر ما تغيّر.',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    method: 'طريقة تسجيل الدخول',
    button: 'حفظ',
    done: (name) => `تم حفظ بيانات ${isolated(name)}`,
  },
  move: {
    action: 'نقل إلى مؤسسة أخرى',
    title: (name) => `نقل ${isolated(name)} إلى مؤسسة أخرى؟`,
    text: (firstName, organization) =>
      `عند الطلب التالي ينتهي الوصول إلى ما هو متاح لمؤسسة ${isolated(organization)}، ويبدأ الوصول إلى ما هو متاح للمؤسسة الأخرى. وينتهي الدور ${isolated('organization-admin')} ورموز API لـ ${isolated(firstName)}.`,
    grants: 'الأذونات الشخصية',
    takeGrants: 'إلغاؤها',
    keepGrants: 'الإبقاء عليها',
    button: 'نقل',
    done: (name) => `تم نقل ${isolated(name)}`,
  },
  invite: {
    title: 'دعوة شخص',
    text: (address) =>
      `تصل إلى ${address === '' ? 'هذا العنوان' : isolated(address)} رسالة تذكر مكان تسجيل الدخول. لا تحتوي على كلمة مرور ولا على رمز.`,
    ofOrganization: 'كما تطلب المؤسسة',
    done: (address) => `أُرسلت الدعوة إلى ${isolated(address)}`,
  },
  actFor: {
    action: (organization) => `التصرف نيابةً عن ${isolated(organization)}`,
    title: (organization) => `التصرف نيابةً عن ${isolated(organization)}؟`,
    text: (organization) =>
      `تظهر لك تطبيقات ${isolated(organization)} ومجموعات بياناتها، باسمك. ويبقى شريط تنبيه في كل صفحة، ويُسجَّل كل ما تفتحه بالاسمين، وتُغلق الإدارة إلى أن ينتهي التصرف.`,
    why: 'السبب',
    done: (organization) => `بدأ التصرف نيابةً عن ${isolated(organization)}`,
  },
  addRole: {
    action: 'إضافة دور',
    title: (name) => `إضافة دور إلى ${isolated(name)}؟`,
    text: 'يسري ابتداءً من الطلب التالي.',
    button: 'إضافة الدور',
    highest: {
      title: (name) => `منح ${isolated(name)} دور ${isolated('platform-admin')}؟`,
      text: (name) =>
        `يصبح بإمكان ${isolated(name)} عندئذٍ فعل كل ما يمكنك فعله هنا، حتى تجاه حسابك.`,
      holders: (n) => `أصحاب هذا الدور: ${people(n)}.`,
      button: `منح دور ${isolated('platform-admin')}`,
    },
    ofAdministration: (role) => `${isolated(role)} (الإدارة)`,
    other: 'دور آخر',
    name: 'اسم الدور',
    app: 'التطبيق',
    appHint: 'إذا تُرك فارغًا: في كل التطبيقات.',
    done: (name) => `مُنح الدور لـ ${isolated(name)}`,
  },
  removeRole: {
    action: 'إزالة',
    title: (role, name) => `إلغاء دور ${isolated(role)} لـ ${isolated(name)}؟`,
    text: 'يتوقف سريانه ابتداءً من الطلب التالي.',
    button: 'إلغاء الدور',
    done: (role, name) => `أُلغي دور ${isolated(role)} لـ ${isolated(name)}`,
  },
  giveAccess: {
    action: 'منح الوصول',
    title: (name) => `منح الوصول لـ ${isolated(name)}؟`,
    text: (name) => `يصبح الفتح ممكنًا لـ ${isolated(name)} ابتداءً من الصفحة التالية.`,
    button: 'منح الوصول',
    done: (name) => `مُنح الوصول لـ ${isolated(name)}`,
  },
  takeAccess: {
    action: 'إزالة',
    title: (resource, name) => `إلغاء وصول ${isolated(name)} إلى ${isolated(resource)}؟`,
    text: (name) =>
      `ينتهي وصول ${isolated(name)} إليه عند الطلب التالي؛ ويظهر ذلك في الصفحة المفتوحة.`,
    keeps: (name, organization) =>
      `يبقى متاحًا لـ ${isolated(name)} عبر ${isolated(organization)}: ينتهي الإذن الشخصي فقط.`,
    button: 'إلغاء الوصول',
    done: (resource, name) => `أُلغي الإذن الشخصي لـ ${isolated(name)}: ${isolated(resource)}`,
  },
}
