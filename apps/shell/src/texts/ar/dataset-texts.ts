import { createDates } from '../dates.ts'
import { createPlural } from '@vestibule/app-kit/texts/plural'
import type { ShellTexts } from '../shell-texts.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const plural = createPlural('ar')
const dates = createDates('ar')

/** Texts of the page of a dataset. */
export const datasetTexts: ShellTexts['dataset'] = {
  all: 'مجموعات البيانات',
  use: 'استخدام مجموعة البيانات هذه',
  facts: 'معلومات',
  kind: 'النوع',
  kinds: { row: 'بيانات فردية', aggregate: 'مجمَّعة فقط', federated: 'اتحادية، مجمَّعة فقط' },
  dataTypes: 'أنواع البيانات',
  version: 'الإصدار',
  released: 'تاريخ النشر',
  versionOf: (version, releasedAt) => {
    const day = releasedAt === null ? null : dates.day(releasedAt)
    if (version !== null && day !== null) return `${version}، نُشر في ${day}`
    return version ?? day
  },
  size: 'الحجم',
  sizeOf: (patients, samples, members) =>
    [
      patients !== null &&
        plural(patients, {
          zero: '{n} مريض',
          one: 'مريض واحد',
          two: 'مريضان',
          few: '{n} مرضى',
          many: '{n} مريضًا',
          other: '{n} مريض',
        }),
      samples !== null &&
        plural(samples, {
          zero: '{n} عينة',
          one: 'عينة واحدة',
          two: 'عينتان',
          few: '{n} عينات',
          many: '{n} عينة',
          other: '{n} عينة',
        }),
      members > 0 &&
        plural(members, {
          zero: '{n} عضو',
          one: 'عضو واحد',
          two: 'عضوان',
          few: '{n} أعضاء',
          many: '{n} عضوًا',
          other: '{n} عضو',
        }),
    ]
      .filter(Boolean)
      .join('، '),
  partner: 'شريك البيانات',
  identifier: 'المعرّف',
  copyFailed: 'لم يتم النسخ',
  questions: 'أسئلة',
  ask: 'طرح سؤال عن مجموعة البيانات هذه',
  detailsFailed: 'تعذّر تحميل شريك البيانات.',
  members: 'الأعضاء',
  member: 'عضو',
  contributes: 'يسهم بـ',
  access: 'الوصول المتاح',
  hereOnly: 'هنا فقط',
  accessIn: (kind, dataset) => `${kind} في ${isolated(dataset)}`,
  apps: 'تطبيقات تفتحها',
  noApps: 'لا يفتح أي من التطبيقات المتاحة مجموعة البيانات هذه.',
  documentation: 'الوثائق',
  closed: {
    heading: 'مجموعة البيانات هذه غير متاحة',
    text: (id) => `«${isolated(id)}» ليست في قائمة مجموعات البيانات المتاحة، أو لم تعد فيها.`,
    yours: 'مجموعات البيانات المتاحة',
    ask: 'طلب الوصول',
  },
}
