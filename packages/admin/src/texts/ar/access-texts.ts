import type { AdminTexts } from '../admin-texts.ts'
import { counted, organizations, people } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const peopleByGrant = (n: number) =>
  counted(n, {
    one: 'شخص واحد بإذن شخصي',
    two: 'شخصان بإذن شخصي',
    few: 'أشخاص بإذن شخصي',
    many: 'شخصًا بإذن شخصي',
    other: 'شخص بإذن شخصي',
  })

export const accessTexts: AdminTexts['access'] = {
  heading: 'الوصول',
  lead: 'من يصل إلى أي تطبيق وأي مجموعة بيانات.',
  view: 'الترتيب',
  views: { resource: 'حسب المورد', organization: 'حسب المؤسسة' },
  kinds: { dataset: 'مجموعات البيانات', app: 'التطبيقات' },
  given: (toOrganizations, toPeople) =>
    [organizations(toOrganizations), toPeople > 0 && peopleByGrant(toPeople)]
      .filter(Boolean)
      .join('، '),
  more: 'يوجد المزيد، ويمكن الوصول إلى الباقي بالبحث.',
  one: {
    notFound: 'هذا المورد غير موجود',
    notFoundText: 'إما أنه غير موجود، أو أن دورك لا يشمله.',
    back: 'كل الموارد',
  },
  resource: {
    search: 'تطبيق أو مجموعة بيانات',
    all: 'كل التطبيقات ومجموعات البيانات',
    choose: 'يُرجى اختيار تطبيق أو مجموعة بيانات لمعرفة من يصل إليها.',
    opened: 'من فتحه',
    organizations: 'المؤسسات',
    organizationsHint: 'يصل إليه كل من ينتمي إليها.',
    organization: 'المؤسسة',
    people: 'الأشخاص',
    openedIn30Days: 'فتحوه خلال 30 يومًا',
    since: 'منذ',
    by: 'منحه',
    noOrganization: 'لا تصل إليه أي مؤسسة.',
    byGrant: 'أشخاص بإذن شخصي',
    byGrantHint: 'بصرف النظر عمّا لمؤسساتهم.',
    person: 'الشخص',
    anyway: 'متاح عبر المؤسسة أيضًا',
    lastOpened: 'آخر فتح',
    never: 'لم يُفتح',
    noPerson: 'لا أحد لديه إذن شخصي.',
    imported: 'الاستيراد',
    importedText: 'مصدره ملف الاستيراد، ويُغيَّر فيه.',
    giveToOrganization: 'منح الوصول لمؤسسة',
    giveToPerson: 'منح الوصول لشخص',
    giveOrganizationTitle: (resource, organization) =>
      `منح الوصول إلى ${isolated(resource)} لمؤسسة${organization === null ? '' : ` ${isolated(organization)}`}؟`,
    givePersonTitle: (resource, person) =>
      `منح الوصول إلى ${isolated(resource)} ${person === null ? 'لشخص' : `لـ ${isolated(person)}`}؟`,
    chooseOrganization: 'يمكن لكل من ينتمي إليها فتحه ابتداءً من الصفحة التالية.',
    choosePerson: 'يمكن لهذا الشخص فتحه ابتداءً من الصفحة التالية.',
    personLabel: 'الشخص',
    findPerson: 'الاسم أو البريد الإلكتروني',
    given: (resource, name) => `أصبح الوصول إلى ${isolated(resource)} متاحًا لـ ${isolated(name)}`,
    remove: 'إزالة',
    removeLabel: (name) => `إزالة ${isolated(name)}`,
  },
  organization: {
    search: 'المؤسسة',
    all: 'كل المؤسسات',
    choose: 'يُرجى اختيار مؤسسة لمعرفة ما يصل إليه أعضاؤها.',
    people,
    open: 'فتح المؤسسة',
    lead: (all, own) => (own === 0 ? people(all) : `${people(all)}، منهم ${peopleByGrant(own)}`),
    grid: (organization) => `ما تصل إليه مؤسسة ${isolated(organization)}`,
    resource: 'التطبيق أو مجموعة البيانات',
    everyone: 'الجميع',
    morePeople: (n) =>
      counted(n, {
        one: 'شخص آخر',
        two: 'شخصان آخران',
        few: 'أشخاص آخرين',
        many: 'شخصًا آخر',
        other: 'شخص آخر',
      }),
    cell: (resource, person) => `${isolated(resource)}: ${isolated(person)}`,
    canOpen: 'متاح',
    byEveryone: 'متاح عبر «الجميع»',
    cannot: 'غير متاح',
    by: 'منحه',
    since: 'منذ',
    none: 'لا شيء متاح لأحد هنا بعد.',
    legend:
      'العلامة داخل مربع مُنحت هنا: الضغط عليها يلغي الوصول، والضغط على خانة فارغة يمنحه. العلامة الرمادية مصدرها «الجميع».',
    readLegend: 'العلامة الرمادية مصدرها «الجميع».',
    first: (n) =>
      `يقتصر العرض على أول ${counted(n, { one: 'إذن', two: 'إذنين', few: 'أذونات', many: 'إذنًا', other: 'إذن' })}.`,
  },
}
