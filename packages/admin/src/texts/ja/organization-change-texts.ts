import type { AdminTexts } from '../admin-texts.ts'
import { people } from './counted.ts'

export const organizationChangeTexts: AdminTexts['changes']['organizations'] = {
  create: {
    title: '新しい組織',
    text: 'まだ何も開けず、誰も所属していません。次に表示される組織のページで、ドメイン、ユーザー、付与を追加します。',
    name: '名前',
    tier: 'ティア',
    method: '新しいユーザーのサインイン方法',
    methodHint: '後で決めることもできます。',
    button: '組織を追加',
    done: (name) => `${name}を追加しました`,
  },
  edit: {
    action: '編集',
    title: (name) => `${name}を編集`,
    text: (n) => `${people(n)}に、次に開くページから新しい名前とティアが表示されます。`,
    button: '保存',
    done: (name) => `${name}を変更しました`,
  },
  method: {
    action: '新しいユーザーに使用',
    label: (method) => `新しいユーザーに使用：${method}`,
    title: (organization) => `${organization}の新しいユーザーのサインイン方法を変更しますか？`,
    text: (method) =>
      `今後招待または承認される人は、次の方法でサインインします：${method}。すでにアカウントのある人は変わりません。`,
    button: '変更',
    done: 'サインイン方法を変更しました',
  },
  addDomain: {
    action: 'ドメインを追加',
    title: (organization) => `${organization}にメールのドメインを追加`,
    text: '組織が DNS に TXT レコードを登録すると有効になります。レコードの内容はこの後に表示されます。',
    domain: 'ドメイン',
    domainHint: '@ の後の部分。例：example.org',
    button: 'ドメインを追加',
    done: (domain) => `${domain} を追加しました（未確認）`,
  },
  checkDomain: {
    action: '今すぐ確認',
    label: (domain) => `今すぐ確認：${domain}`,
    title: (domain) => `${domain} を確認しますか？`,
    text: (name) => `サーバーが DNS で ${name} の TXT レコードを調べます。`,
    button: '今すぐ確認',
    done: (domain) => `${domain} を確認しました`,
  },
  removeDomain: {
    action: '削除',
    label: (domain) => `${domain} を削除`,
    title: (domain, organization) => `${domain} を${organization}から削除しますか？`,
    text: 'このドメインのアドレスからの新しい申請で、この組織が提案されなくなり、組織独自のサインインも使えなくなります。アカウントのある人のアカウントは残ります。',
    button: 'ドメインを削除',
    done: (domain) => `${domain} を削除しました`,
  },
  giveToOrganization: {
    action: 'アクセス権を付与',
    title: (resource, organization) =>
      `${resource ?? 'アプリまたはデータセット'}を${organization}に付与しますか？`,
    text: (n) => `${people(n)}が、次に開くページから利用できます。`,
    button: 'アクセス権を付与',
    done: (organization) => `${organization}にアクセス権を付与しました`,
  },
  takeFromOrganization: {
    action: '削除',
    label: (resource) => `${resource}を削除`,
    title: (resource, organization) => `${resource}を${organization}から取り消しますか？`,
    text: (loses, keep) =>
      [
        `${people(loses)}が次のリクエストから開けなくなります。開いているページにはその旨が表示されます。`,
        keep > 0 && `${people(keep)}は個別の付与により引き続き開けます。`,
      ]
        .filter(Boolean)
        .join(''),
    button: '取り消す',
    done: (resource, organization) => `${resource}を${organization}から取り消しました`,
  },
}
