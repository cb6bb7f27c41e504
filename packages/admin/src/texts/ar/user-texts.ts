import type { AdminTexts } from '../admin-texts.ts'
import { apiTokens, counted, people, recoveryCodes } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'
import { organizationTexts } from './organization-texts.ts'

const minutes = new Intl.NumberFormat('ar', { style: 'unit', unit: 'minute', unitDisplay: 'long' })
const wrongTries = (n: number) =>
  counted(n, {
    one: 'محاولة خاطئة واحدة',
    two: 'محاولتان خاطئتان',
    few: 'محاولات خاطئة',
    many: 'محاولة خاطئة',
    other: 'محاولة خاطئة',
  })

export const userTexts: AdminTexts['users'] = {
  heading: 'الأشخاص',
  lead: (total) => (total === undefined ? 'كل من له حساب.' : people(total)),
  search: 'الاسم أو البريد الإلكتروني',
  invite: 'دعوة',
  columns: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    organization: 'المؤسسة',
    secondFactor: 'العامل الثاني',
    state: 'الحالة',
    lastSignIn: 'آخر تسجيل دخول',
  },
  states: { active: 'نشط', invited: 'مدعو', locked: 'مقفل', disabled: 'معطَّل' },
  secondFactors: {
    passkey: 'مفتاح مرور',
    authenticator: 'تطبيق المصادقة',
    email_code: 'رمز بالبريد',
    none: 'لا يوجد',
    not_set_up: 'لا يوجد بعد',
    organization: 'المؤسسة',
  },
  findOrganization: 'البحث عن مؤسسة',
  never: 'لم يحدث بعد',
  empty: { heading: 'لا أحد بعد', text: 'يظهر الأشخاص هنا بعد دعوتهم أو استيرادهم.' },
  person: {
    back: 'الأشخاص',
    notFound: 'هذا الشخص غير موجود',
    notFoundText: 'إما أن الحساب غير موجود، أو أنه ليس في مؤسستك.',
    obstacles: {
      disabled: 'معطَّل',
      disabledText: 'يُرفض تسجيل الدخول. تبقى الأدوار والأذونات محفوظة.',
      locked: (time) => (time === null ? 'الحساب مقفل' : `الحساب مقفل حتى ${isolated(time)}`),
      lockedText: (tries, inMinutes, known) =>
        [
          tries !== undefined && inMinutes !== undefined
            ? `${wrongTries(tries)} خلال ${minutes.format(inMinutes)}`
            : 'محاولات خاطئة كثيرة',
          known ? '، من متصفح سبق استخدامه.' : '.',
        ].join(''),
      invitation_refused: 'لم تصل الدعوة',
      refusedText: (answer, day) =>
        answer === null
          ? `رفضها خادم البريد في ${isolated(day)}.`
          : `رد خادم البريد في ${isolated(day)}: «${isolated(answer)}».`,
      not_set_up: 'لم يسبق تسجيل الدخول',
      notSetUpText: 'أُرسلت الدعوة. لم تُعدّ أي طريقة لتسجيل الدخول حتى الآن.',
      organization_sign_in: 'تسجيل الدخول عبر المؤسسة',
      organizationText: 'لا تُطلب كلمات المرور والرموز الخاصة بهذه المنصة.',
      terms: 'شروط استخدام بانتظار القبول',
      termsText: 'يُطلب قبولها عند تسجيل الدخول التالي.',
    },
    facts: {
      lastSignIn: 'آخر تسجيل دخول',
      method: 'طريقة تسجيل الدخول',
      terms: 'شروط الاستخدام',
      since: 'تاريخ الانضمام',
      accepted: (day) => `قُبلت في ${isolated(day)}`,
      notAccepted: 'لم تُقبل بعد',
      noTerms: 'لا توجد',
    },
    methods: {
      password: 'كلمة المرور',
      password_and_email_otp: 'كلمة المرور ورمز بالبريد الإلكتروني',
      email_otp_and_authenticator_based: 'رمز بالبريد الإلكتروني وتطبيق المصادقة',
    },
    profile: {
      heading: 'الملف الشخصي',
      hint: 'يظهر الاسم والعنوان للزملاء.',
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      organization: 'المؤسسة',
      internal: 'داخلية',
      external: (tier) => `خارجية، ${organizationTexts.tiers[tier] ?? isolated(tier)}`,
      language: 'اللغة',
      ofBrowser: 'لغة المتصفح',
      id: 'المعرّف',
      imported: 'الاستيراد',
      importedText: 'مصدر هذه البيانات ملف الاستيراد، وتُغيَّر فيه.',
    },
    signIn: {
      heading: 'تسجيل الدخول',
      hint: 'لا يمكن لأحد هنا رؤية كلمة مرور أو اختيارها.',
      factor: 'العامل',
      since: 'منذ',
      lastUsed: 'آخر استخدام',
      password: 'كلمة المرور',
      authenticator: 'تطبيق المصادقة',
      codesLeft: (n) => `المتبقي: ${recoveryCodes(n)}`,
      passkey: (name) => `مفتاح المرور «${isolated(name)}»`,
      backedUp: 'محفوظ لدى مدير كلمات مرور',
      none: 'لم يُعدّ أي عامل بعد.',
    },
    browsers: {
      heading: 'المتصفحات',
      hint: (name) => `المتصفحات التي سُجّل فيها دخول ${isolated(name)} حاليًا.`,
      browser: 'المتصفح',
      unknown: 'متصفح غير معروف',
      on: (browser, system) => `${isolated(browser)} على ${isolated(system)}`,
      signedIn: 'تسجيل الدخول',
      lastSeen: 'آخر ظهور',
      with: 'باستخدام',
      factors: {
        password: 'كلمة المرور',
        email_code: 'رمز بالبريد',
        authenticator: 'تطبيق المصادقة',
        recovery_code: 'رمز الاسترداد',
        passkey: 'مفتاح المرور',
        passkey_uv: 'مفتاح المرور',
        api_token: 'رمز API المميز',
        device_code: 'رمز الجهاز',
        organization: 'المؤسسة',
        organization_mfa: 'العامل الثاني للمؤسسة',
      },
      ip: 'المصدر',
      none: 'لا يوجد تسجيل دخول في أي متصفح.',
      tokens: (n) => `المستخدم حاليًا: ${apiTokens(n)}`,
    },
    roles: {
      heading: 'الأدوار',
      hint: (name) => `ما يُسمح لـ ${isolated(name)} بفعله للآخرين.`,
      role: 'الدور',
      app: 'التطبيق',
      from: 'المصدر',
      everywhere: 'كل التطبيقات',
      administration: 'الإدارة',
      none: 'لا توجد أدوار.',
    },
    access: {
      heading: 'الوصول',
      hint: (name) => `ما يتاح لـ ${isolated(name)}، ومصدر كل وصول.`,
      resource: 'التطبيق أو مجموعة البيانات',
      kind: 'النوع',
      kinds: {
        AppResource: 'تطبيق',
        DatasetResource: 'مجموعة بيانات',
        FederatedDatasetResource: 'مجموعة اتحادية',
      },
      because: 'المصدر',
      since: 'منذ',
      own: 'إذن شخصي',
      ownBy: (by) => `إذن شخصي · منحه ${isolated(by)}`,
      also: (organization) => `إذن شخصي · وأيضًا ${isolated(organization)}`,
      none: 'لا شيء متاح.',
    },
    events: {
      heading: 'الأحداث',
      hint: 'أحدثها.',
      all: (name) => `كل أحداث ${isolated(name)}`,
      when: 'الوقت',
      what: 'الإجراء',
      from: 'المصدر',
      none: 'لا توجد أحداث بعد.',
    },
    by: (name, day) =>
      [name, day]
        .filter((part) => part !== null && part !== '')
        .map((part) => isolated(String(part)))
        .join('، ') || '–',
  },
}
