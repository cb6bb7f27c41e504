import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './session.en.ts'

export const messages: Catalogue<typeof english> = {
  banner:
    'セッションはあと {minutes} 分で期限切れになります。中断せずに続けるには、<link>もう一度サインイン</link>してください。',
  endUnconfirmed: 'セッションが終了した可能性があります。現在、サーバーに確認できません。',
  expiringTitle: 'まもなくセッションが期限切れになります',
  expiringIn: 'セッションの期限切れまで',
  expiringAdvice: '中断せずに続けるには、もう一度サインインしてください。',
  loginAgain: 'もう一度サインイン',
  timeLeft: 'セッションはあと {minutes} 分で期限切れになります',
  expiredTitle: 'セッションが期限切れになりました',
  expiredBody: 'サインアウトされました。もう一度サインインしてください。',
  login: 'サインイン',
  popupBlocked: 'ブラウザーが新しいタブをブロックしました。',
  tryNewTab: '新しいタブでもう一度試す',
  workIsKept: '未保存の内容はこのページに残ります。',
  workIsLost: '未保存の内容は失われます。残すには、このサイトのポップアップを許可してください。',
  loginSuccessful: 'サインインしました',
  otherUserTitle: '別のユーザーがサインインしました',
  otherUserBody:
    'このページと未保存の内容は、前のユーザーのものです。続けるには再読み込みしてください。未保存の内容は失われます。',
  otherUserNoWork: 'このページは前のユーザーのものです。続けるには再読み込みしてください。',
  actingForTitle: '別の顧客を代行しています',
  actingForBody:
    '別のタブで顧客の代行を開始または終了しました。このページと未保存の内容は、前の顧客のものです。続けるには再読み込みしてください。未保存の内容は失われます。残すには、別のタブで前の顧客に戻してから、ここに戻ってください。',
  actingForNoWork:
    '別のタブで顧客の代行を開始または終了しました。続けるには、このページを再読み込みしてください。',
  reload: '破棄して再読み込み',
  reloadPage: '再読み込み',
  closeThisTab: 'このタブは閉じてもかまいません',
  close: '閉じる',
  offline: 'インターネットに接続されていません',
  slow: 'インターネット接続が低速です',
  restored: '接続が回復しました',
}
