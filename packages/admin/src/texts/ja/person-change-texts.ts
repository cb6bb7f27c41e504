import type { PersonChangeTexts } from '../admin-texts.ts'
import { people } from './counted.ts'

export const personChangeTexts: PersonChangeTexts = {
  changedMeanwhile: (name, minutes) => {
    const when = minutes === null ? 'その間に' : minutes < 1 ? '1 分以内に' : `${minutes} 分前に`
    return `${name === null ? 'ほかの人' : `${name} さん`}が${when}このユーザーを変更しました。入力した内容は残っています。新しい値を確認してから、もう一度保存してください。`
  },
  organization: {
    label: '組織',
    find: '名前の一部',
  },
  resource: {
    label: 'アプリまたはデータセット',
    find: '名前の一部',
  },
  edit: {
    action: '編集',
    correct: 'アドレスを訂正',
    title: (name) => `${name} さんを編集`,
    text: 'アドレスまたはサインイン方法を変えると、すべてのブラウザーがサインアウトされ、変更内容がメールで通知されます。',
    firstName: '名',
    lastName: '姓',
    email: 'アドレス',
    method: 'サインイン方法',
    button: '保存',
    done: (name) => `${name} さんを変更しました`,
  },
  move: {
    action: '別の組織に移動',
    title: (name) => `${name} さんを別の組織に移動しますか？`,
    text: (firstName, organization) =>
      `次のリクエストから、${organization}で開けたものは開けなくなり、移動先の組織で開けるものを開けるようになります。${firstName} さんの organization-admin ロールと API トークンは無効になります。`,
    grants: '個別の付与',
    takeGrants: '取り消す',
    keepGrants: '残す',
    button: '移動',
    done: (name) => `${name} さんを移動しました`,
  },
  invite: {
    title: 'ユーザーを招待',
    text: (address) =>
      `サインインする場所を知らせるメールが ${address || 'このアドレス'} に送られます。パスワードもコードも含まれません。`,
    ofOrganization: '組織の定めに従う',
    done: (address) => `${address} を招待しました`,
  },
  actFor: {
    action: (organization) => `${organization}を代行`,
    title: (organization) => `${organization}を代行しますか？`,
    text: (organization) =>
      `${organization}のアプリとデータセットを、自分の名前で見ます。すべてのページにバナーが表示され、開いたものは両方の名前で記録されます。代行を終了するまで管理は使えません。`,
    why: '理由',
    done: (organization) => `${organization}を代行しています`,
  },
  addRole: {
    action: 'ロールを追加',
    title: (name) => `${name} さんにロールを追加しますか？`,
    text: '次のリクエストから有効になります。',
    button: 'ロールを追加',
    highest: {
      title: (name) => `${name} さんを platform-admin にしますか？`,
      text: (name) =>
        `${name} さんは、あなたがここでできるすべてのことを、あなたに対しても行えるようになります。`,
      holders: (n) => `このロールを持つ人：${people(n)}`,
      button: 'platform-admin にする',
    },
    ofAdministration: (role) => `${role}（管理）`,
    other: '別のロール',
    name: 'ロールの名前',
    app: 'アプリ',
    appHint: '空欄の場合はすべてのアプリ。',
    done: (name) => `${name} さんにロールを追加しました`,
  },
  removeRole: {
    action: '削除',
    title: (role, name) => `ロール ${role} を ${name} さんから取り消しますか？`,
    text: '次のリクエストから無効になります。',
    button: 'ロールを取り消す',
    done: (role, name) => `${name} さんのロール ${role} を取り消しました`,
  },
  giveAccess: {
    action: 'アクセス権を付与',
    title: (name) => `${name} さんにアクセス権を付与しますか？`,
    text: (name) => `${name} さんは、次に開くページから利用できます。`,
    button: 'アクセス権を付与',
    done: (name) => `${name} さんにアクセス権を付与しました`,
  },
  takeAccess: {
    action: '削除',
    title: (resource, name) => `${resource}を ${name} さんから取り消しますか？`,
    text: (name) =>
      `${name} さんは次のリクエストから開けなくなります。開いているページにはその旨が表示されます。`,
    keeps: (name, organization) =>
      `${name} さんは${organization}のアクセス権により引き続き開けます。終了するのは個別の付与だけです。`,
    button: '取り消す',
    done: (resource, name) => `${resource}を ${name} さんから取り消しました`,
  },
}
