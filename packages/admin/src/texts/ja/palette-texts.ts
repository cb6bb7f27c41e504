import type { AdminTexts } from '../admin-texts.ts'

export const paletteTexts: AdminTexts['palette'] = {
  groups: { people: 'ユーザー', organizations: '組織', codes: 'コード' },
  ticket: (number, name) => `チケット ${number} · ${name}`,
  error: (app) => `エラー報告 · ${app}`,
  events: 'このリクエストの全イベント',
}
