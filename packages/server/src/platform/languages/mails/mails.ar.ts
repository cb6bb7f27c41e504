import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './mails.en.ts'

export const messages: Catalogue<typeof english> = {
  signIn: 'تسجيل الدخول',
  'code.heading': 'رمز التحقق',
  'code.subject': '{code} هو رمز التحقق',
  'code.preview': '{code} صالح لمدة {duration}.',
  'code.previewWithout': 'الرمز صالح لمدة {duration}.',
  'code.signingIn':
    'يُرجى إدخال هذا الرمز في الصفحة التي يجري فيها تسجيل الدخول. الرمز صالح لمدة {duration} ولمرة واحدة، في ذلك المتصفح فقط.',
  'code.changing':
    'يُرجى إدخال هذا الرمز في الصفحة التي يجري فيها تغيير الحساب. الرمز صالح لمدة {duration} ولمرة واحدة، في ذلك المتصفح فقط.',
  'code.closing':
    'إذا لم يكن تسجيل الدخول بطلب منك، فيُرجى تجاهل هذه الرسالة وعدم إعطاء الرمز لأي شخص. لن يطلبه منك أي فرد من فريقنا.',
  'code.closingOfChange':
    'إذا لم يكن تغيير الحساب بطلب منك، فيُرجى عدم إعطاء الرمز لأي شخص، ثم تسجيل الدخول وتسجيل الخروج من المتصفحات غير المعروفة. لن يطلب منك أي فرد من فريقنا هذا الرمز.',
  'code.elsewhere': 'لمؤسستك صفحة خاصة لتسجيل الدخول: {url}',
  'reset.heading': 'إعادة تعيين كلمة المرور',
  'reset.preview': 'الرابط صالح لمدة {duration} ولمرة واحدة.',
  'reset.text': 'يُرجى فتح الرابط لاختيار كلمة مرور جديدة. الرابط صالح لمدة {duration} ولمرة واحدة.',
  'reset.action': 'إعادة تعيين كلمة المرور',
  'reset.closing': 'إذا لم يكن ذلك بطلب منك، فيُرجى تجاهل هذه الرسالة: تبقى كلمة المرور كما هي.',
  'invitation.subject': 'وصلتك دعوة',
  'invitation.heading': 'مرحبًا {name}',
  'invitation.preview': 'أُنشئ حساب باسمك.',
  'invitation.text':
    'أُنشئ حساب باسمك. يُرجى تسجيل الدخول بهذا العنوان: يصلك رمز بالبريد الإلكتروني، ثم يجري إعداد طريقة تسجيل الدخول.',
  'invitation.closing': 'إذا لم تكن هذه الدعوة متوقَّعة، فيُرجى تجاهل هذه الرسالة.',
  'registration.heading': 'التحقق من عنوان البريد الإلكتروني',
  'registration.asked':
    'طُلب الوصول بهذا العنوان، وعلى الأرجح من جانبك. يُرجى فتح الرابط للتحقق من العنوان.',
  'registration.valid': 'الرابط صالح لمدة {duration}.',
  'registration.action': 'التحقق من عنوان البريد الإلكتروني',
  'registration.closing': 'إذا لم يكن طلب الوصول منك، فيُرجى تجاهل هذه الرسالة: لن يُنشأ أي شيء.',
  'alreadyRegistered.heading': 'الوصول متاح لك بالفعل',
  'alreadyRegistered.preview': 'يُرجى تسجيل الدخول بهذا العنوان.',
  'alreadyRegistered.text':
    'طُلب الوصول بهذا العنوان، وعلى الأرجح من جانبك. لهذا العنوان حساب بالفعل.',
  'alreadyRegistered.closing': 'إذا لم يكن طلب الوصول منك، فيُرجى تجاهل هذه الرسالة: لم يتغيّر شيء.',
  'registrationRefused.subject': 'طلب الوصول الخاص بك',
  'registrationRefused.heading': 'رُفض طلب الوصول الخاص بك',
  'registrationRefused.preview': 'يمكن تقديم الطلب من جديد.',
  'registrationRefused.text': 'رفض أحد المسؤولين طلب الوصول الخاص بك، وكتب:',
  'registrationRefused.closing': 'يمكن تقديم طلب الوصول من جديد في أي وقت.',
  'confirmAddress.heading': 'تأكيد عنوان البريد الإلكتروني الجديد',
  'confirmAddress.preview': 'الرابط صالح لمدة {duration}.',
  'confirmAddress.text':
    'طُلب استخدام هذا العنوان لأحد الحسابات، وعلى الأرجح من جانبك. يُرجى فتح الرابط للتأكيد. الرابط صالح لمدة {duration}.',
  'confirmAddress.ends':
    'بعد ذلك يُسجَّل الخروج من المتصفحات الأخرى، وينتهي عمل رموز API المميزة الخاصة بالحساب.',
  'confirmAddress.action': 'تأكيد عنوان البريد الإلكتروني',
  'confirmAddress.closing': 'إذا لم يكن ذلك بطلب منك، فيُرجى تجاهل هذه الرسالة: لن يتغيّر شيء.',
  'addressTaken.heading': 'أُدخل عنوان بريدك الإلكتروني لحساب آخر',
  'addressTaken.preview': 'لم يتغيّر شيء.',
  'addressTaken.text':
    'طُلب استخدام هذا العنوان لحساب آخر، وعلى الأرجح من جانبك. لهذا العنوان حساب بالفعل، ولذلك لا يمكن استخدامه لحساب ثانٍ.',
  'addressTaken.closing': 'إذا لم يكن ذلك بطلب منك، فيُرجى تجاهل هذه الرسالة: لم يتغيّر شيء.',
  'keepAddress.heading': 'عنوان بريدك الإلكتروني على وشك التغيير',
  'keepAddress.text':
    'طُلب تغيير عنوان حسابك إلى {email}، وعلى الأرجح من جانبك. إذا كان الطلب منك، فلا حاجة إلى أي إجراء هنا.',
  'keepAddress.keep':
    'يُرجى الاحتفاظ بهذه الرسالة: خلال {duration}، وحتى بعد التغيير، يعيد الرابط هذا العنوان ويسجّل الخروج من كل المتصفحات ويزيل مفاتيح المرور والعوامل الأخرى التي أُعدّت في هذه الأثناء.',
  'keepAddress.action': 'الاحتفاظ بهذا العنوان',
  'keepAddress.closing': 'إذا لم يكن الطلب منك: يُرجى فتح الرابط، ثم اختيار كلمة مرور جديدة.',
  'addressChanged.heading': 'تم تغيير عنوان بريدك الإلكتروني',
  'addressChanged.text':
    'تم تغيير عنوان حسابك. سُجّل الخروج من المتصفحات الأخرى، وانتهى عمل رموز API المميزة الخاصة بالحساب.',
  'addressChanged.link': 'خلال {duration} يعيد الرابط في الرسالة السابقة هذا العنوان.',
  'addressRestored.heading': 'تم التراجع عن تغيير عنوان بريدك الإلكتروني',
  'addressRestored.text':
    'هذا هو عنوان حسابك. سُجّل الخروج من كل المتصفحات، وانتهى عمل رموز API المميزة الخاصة بالحساب.',
  'addressRestored.mails': 'تصل الرسائل إلى هذا العنوان من جديد.',
  'addressRestored.password':
    'لم تعد كلمة مرورك صالحة، فقد يعرفها من طلب التغيير. يُرجى تسجيل الدخول بهذا العنوان: يصل رمز بالبريد الإلكتروني، ثم يمكن اختيار كلمة مرور جديدة.',
  'addressSet.heading': 'تم تغيير عنوان حسابك',
  'addressSet.preview': 'يُرجى تسجيل الدخول من الآن فصاعدًا بالعنوان {email}.',
  'addressSet.text':
    'غيّر أحد المسؤولين عنوان حسابك إلى {email}. يُرجى تسجيل الدخول به من الآن فصاعدًا. سُجّل الخروج من المتصفحات، وانتهى عمل رموز API المميزة.',
  'addressSet.closing': 'إذا لم يكن ذلك بطلب منك، فيُرجى إبلاغ المسؤول فورًا.',
  'change.preview': 'إذا لم يكن ذلك من جانبك، فيجب التصرف فورًا.',
  'change.tellAtOnce': 'إذا لم يكن ذلك من جانبك، فيُرجى إبلاغ المسؤول فورًا.',
  'change.andEnds':
    '{what} سُجّل الخروج من المتصفحات الأخرى، وانتهى عمل رموز API المميزة الخاصة بالحساب.',
  'change.formerAddress': 'تصل هذه الرسالة إلى العنوان السابق لحسابك أيضًا، لأن العنوان تغيّر مؤخرًا.',
  'change.formerClosing':
    'إذا لم يكن ذلك من جانبك: يُرجى فتح الرابط في الرسالة «{subject}». فهو يعيد هذا العنوان ويزيل ما أُعدّ في هذه الأثناء.',
  'change.nothingToDo': 'إذا كان ذلك من جانبك، فلا حاجة إلى أي إجراء.',
  'change.closing':
    'إذا لم يكن ذلك من جانبك: يُرجى اختيار كلمة مرور جديدة عبر «نسيت كلمة المرور» في صفحة تسجيل الدخول، وإبلاغ المسؤول فورًا.',
  'otherFactors.passkey': 'مفتاح المرور «{name}»، أُضيف في {when}',
  'otherFactors.authenticator': 'تطبيق المصادقة، أُعدّ في {when}',
  'otherFactors.recovery_codes': 'رموز الاسترداد، أُنشئت في {when}',
  'otherFactors.security_question': 'سؤال الأمان',
  'otherFactors.organization_sign_in': 'تسجيل الدخول عبر مؤسستك، استُخدم للمرة الأولى في {when}',
  'otherFactors.stay':
    'إلى جانب كلمة المرور، يتيح ما يلي الدخول إلى حسابك. إذا كان شيء منه غير معروف لك، فيُرجى إزالته في حسابك ضمن «تسجيل الدخول والأمان»:',
  'otherFactors.removed': 'أُزيل ما يلي من حسابك:',
  'ticketAnswered.heading': 'للتذكرة {number} رد جديد',
  'ticketAnswered.text': 'رد فريق الدعم على تذكرتك «{subject}»:',
  'ticketAnswered.action': 'فتح التذكرة',
  'ticketAnswered.closing': 'إذا لم تكن هذه التذكرة منك، فيُرجى إبلاغ المسؤول.',
  'operators.action': 'فتح الإدارة',
  'operators.closing': 'هذا العنوان هو NOTIFY_EMAIL للمنصة.',
  'operators.registration': 'طلب وصول جديد',
  'operators.asks': 'طلب الوصول من {name} ({email})، مع هذه الرسالة:',
  'operators.ticket': 'التذكرة {number}: {subject}',
  'operators.waits': 'التذكرة {number} في انتظار رد.',
  'test.subject': 'رسالة تجريبية',
  'test.heading': 'الرسائل تصل',
  'test.preview': 'طُلبت هذه الرسالة من صفحة الإدارة.',
  'test.text': 'طُلبت هذه الرسالة من صفحة الإدارة، وقبلها خادم البريد.',
  'test.closing': 'إذا لم يكن ذلك بطلب منك، فيُرجى إبلاغ المسؤول.',
  'credentials.password.subject': 'تم تغيير كلمة المرور',
  'credentials.password.what': 'تم تغيير كلمة مرور حسابك في {when} بالتوقيت العالمي المنسق.',
  'credentials.authenticator.subject': 'تم تغيير تطبيق المصادقة',
  'credentials.authenticator.what':
    'تم إعداد تطبيق مصادقة جديد لحسابك في {when} بالتوقيت العالمي المنسق.',
  'credentials.recovery_codes.subject': 'أُنشئت رموز استرداد جديدة',
  'credentials.recovery_codes.what':
    'أُنشئت رموز استرداد جديدة لحسابك في {when} بالتوقيت العالمي المنسق، ولم تعد الرموز السابقة صالحة.',
  'credentials.recovery_codes_added.subject': 'أُنشئت رموز استرداد لحسابك',
  'credentials.recovery_codes_added.what':
    'أُنشئت في {when} بالتوقيت العالمي المنسق رموز استرداد يمكن بها تسجيل الدخول إلى حسابك بدلًا من تطبيق المصادقة.',
  'credentials.security_question.subject': 'تم تغيير سؤال الأمان',
  'credentials.security_question.what':
    'تم تغيير سؤال الأمان لحسابك أو إجابته في {when} بالتوقيت العالمي المنسق.',
  'credentials.security_question_added.subject': 'تم تعيين سؤال أمان لحسابك',
  'credentials.security_question_added.what':
    'تم في {when} بالتوقيت العالمي المنسق تعيين سؤال أمان يمكن به طلب رابط لكلمة مرور جديدة لحسابك.',
  'credentials.second_factor_reset.subject': 'أُعيد تعيين العامل الثاني',
  'credentials.second_factor_reset.what':
    'أزال أحد المسؤولين تطبيق المصادقة ورموز الاسترداد الخاصة بك في {when} بالتوقيت العالمي المنسق: يجري إعداد تطبيق جديد عند تسجيل الدخول التالي.',
  'credentials.sign_in_method.subject': 'تم تغيير طريقة تسجيل الدخول',
  'credentials.sign_in_method.what':
    'غيّر أحد المسؤولين في {when} بالتوقيت العالمي المنسق العوامل المطلوبة لتسجيل الدخول إلى حسابك.',
  'credentials.passkey_added.subject': 'أُضيف مفتاح مرور إلى حسابك',
  'credentials.passkey_added.what':
    'أُضيف في {when} بالتوقيت العالمي المنسق مفتاح مرور يتيح تسجيل الدخول إلى حسابك من دون كلمة مرور.',
  'credentials.passkey_removed.subject': 'أُزيل مفتاح مرور من حسابك',
  'credentials.passkey_removed.what': 'أُزيل مفتاح مرور من حسابك في {when} بالتوقيت العالمي المنسق.',
  'credentials.organization_sign_in.subject': 'تسجيل الدخول أصبح عبر مؤسستك',
  'credentials.organization_sign_in.what':
    'سُجّل الدخول إلى حسابك عبر مؤسستك في {when} بالتوقيت العالمي المنسق، وأصبح الحساب تابعًا لها من الآن فصاعدًا.',
}
