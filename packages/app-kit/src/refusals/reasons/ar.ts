import type { FurtherTexts, ReasonTexts } from '../refusal-texts.ts'

export const reasons: ReasonTexts = {
  account_changed: 'تغيّر الحساب، ولم يعد هذا ممكنًا.',
  acting_for_customer: 'يجب أولًا إنهاء التصرف نيابةً عن العميل.',
  acting_for_nobody: 'لا يوجد عميل يجري التصرف نيابةً عنه.',
  code_taken: 'هذا الرمز مستخدَم بالفعل.',
  decided: 'سبق البتّ في هذا الطلب.',
  device_code_only: 'يتم تسجيل الدخول هنا برمز الجهاز.',
  dns_silent: 'لم يرد نظام DNS. يُرجى المحاولة لاحقًا.',
  dns_unproven: 'لا يُظهر نظام DNS بعدُ سجل TXT الخاص بـ ⁦{name}⁩.',
  domain_invalid: 'يُرجى إدخال نطاق، مثل example.org',
  domain_of_other: 'العناوين في هذا النطاق تابعة لمؤسسة ⁨{organization}⁩.',
  domain_taken: 'هذا النطاق مسجَّل لمؤسسة بالفعل.',
  has_it: 'هذا الوصول ممنوح بالفعل.',
  holds_more: 'لهذا الشخص صلاحيات أكثر مما لديك.',
  last_administrator: 'هذا آخر شخص لديه دور platform-admin. يجب أولًا منح الدور لشخص آخر.',
  no_password: 'تسجيل الدخول إلى هذا الحساب يتم بلا كلمة مرور.',
  no_verified_domain: 'لا يوجد نطاق بريد إلكتروني للمؤسسة جرى التحقق منه.',
  own_account: 'لا يمكن القيام بهذا هنا للحساب الشخصي.',
  owned_by_import: 'مصدر هذا عملية استيراد، ويُغيَّر في ملفها.',
  passkey_exists: 'مفتاح المرور هذا موجود في الحساب بالفعل.',
  passkeys_off: 'مفاتيح المرور غير متاحة هنا.',
  question_off: 'سؤال الأمان غير متاح هنا.',
  set_up_second_factor: 'يجب أولًا إعداد عامل ثانٍ.',
  sign_in_again: 'يلزم تسجيل الدخول مرة أخرى لتغيير هذا.',
  sign_in_untested: 'يجب أولًا اختبار تسجيل الدخول: لم ينجح بعدُ أي اختبار بالقيم المحفوظة.',
  terms_replaced: 'حلّت شروط استخدام أخرى محل هذه الشروط بالفعل.',
  ticket_closed: 'التذكرة مغلقة بالفعل.',
  too_many_passkeys: 'عدد مفاتيح المرور في الحساب {count}. يُرجى حذف واحد أولًا.',
}

export const further: FurtherTexts = {
  codes: {
    account_disabled: 'هذا الحساب معطَّل. يُرجى التواصل مع المسؤول.',
    eula_required: 'يجب أولًا قبول شروط الاستخدام.',
    not_authenticated: 'لم يتم تسجيل الدخول.',
    sso_required: 'يتم تسجيل الدخول عبر المؤسسة.',
    step_required: 'يجب أولًا إكمال الخطوة السابقة.',
    user_changed: 'سجّل شخص آخر الدخول في هذا المتصفح. يُرجى إعادة تحميل الصفحة.',
  },
  unrenderable: 'لا يمكن عرض هذا النص',
  throttled: 'محاولات كثيرة. يُرجى المحاولة مرة أخرى بعد {time}.',
}
