import {
  authPage,
  checkSettings,
  shellPage,
  type AuthSettings,
  type ShellSettings,
} from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import type { variables } from '../settings/settings-variables.ts'
import { appPageConfig } from './app-pages.ts'

/** An app's setting: the server's variable, a non-default text for it, and the value that the page then contains. */
type Row = readonly [variable: keyof typeof variables, text: string, value: unknown]

const auth = {
  appName: ['PLATFORM_NAME', 'Northfield', 'Northfield'],
  providerName: ['PROVIDER_NAME', 'Acme', 'Acme'],
  homepage: ['HOMEPAGE_URL', '/home', '/home'],
  primaryColor: ['PRIMARY_COLOR', '#7a1f5c', '#7a1f5c'],
  env: ['ENV_NAME', 'staging', 'staging'],
  coreUiVersion: ['CORE_UI_VERSION', '8.8.8', '8.8.8'],
  appVersion: ['APP_VERSION', '9.9.9', '9.9.9'],
  deviceCodeExemptPartnerId: ['DEVICE_CODE_EXEMPT_PARTNER_ID', 'p1', 'p1'],
  devicePath: ['DEVICE_PATH', '/link', '/link'],
  parentDomain: ['PARENT_DOMAIN', 'platform.ac.uk', 'platform.ac.uk'],
  noReplySender: ['MAIL_FROM', 'Acme <hello@acme.example>', 'hello@acme.example'],
  allowedRedirectOrigins: ['ALLOWED_REDIRECT_ORIGINS', 'https://a.example', ['https://a.example']],
  otpTtlS: ['OTP_TTL_S', '120', 120],
  resetPasswordMinLength: ['RESET_PASSWORD_MIN_LENGTH', '20', 20],
  hideAccounts: ['HIDE_ACCOUNTS', 'true', true],
  securityQuestionsEnabled: ['SECURITY_QUESTIONS', 'true', true],
  languages: ['LANGUAGES', 'ar,de', ['ar', 'de']],
} as const satisfies Record<keyof AuthSettings, Row>

const shell = {
  appName: ['SHELL_APP_NAME', 'front', 'front'],
  platformName: ['PLATFORM_NAME', 'Northfield', 'Northfield'],
  homepage: ['HOMEPAGE_URL', '/home', '/home'],
  primaryColor: ['PRIMARY_COLOR', '#7a1f5c', '#7a1f5c'],
  env: ['ENV_NAME', 'staging', 'staging'],
  coreUiVersion: ['CORE_UI_VERSION', '8.8.8', '8.8.8'],
  appVersion: ['APP_VERSION', '9.9.9', '9.9.9'],
  documentationEnabled: ['DOCUMENTATION', 'false', false],
  virtualCohortsEnabled: ['VIRTUAL_COHORTS', 'false', false],
  parentDomain: ['PARENT_DOMAIN', 'platform.ac.uk', 'platform.ac.uk'],
  languages: ['LANGUAGES', 'ar,de', ['ar', 'de']],
} as const satisfies Record<keyof ShellSettings, Row>

/** The settings as the app parses them from the page that the server sends with these variables. */
function readByApp(app: 'auth' | 'shell', env: Record<string, string>) {
  const sent = JSON.parse(JSON.stringify(appPageConfig(readSettings(env), {}, app))) as unknown
  const read = checkSettings(app === 'auth' ? authPage : shellPage, sent)
  if (read.kind === 'invalid') throw new Error(read.message)
  return read.value.settings as Readonly<Record<string, unknown>>
}

describe.each([
  ['auth', auth],
  ['shell', shell],
] as const)('the page of the app %s', (app, rows) => {
  it.each(Object.entries<Row>(rows))('holds %s as the server has it', (name, row) => {
    const [variable, text, value] = row
    expect(readByApp(app, { [variable]: text })[name]).toEqual(value)
    expect(readByApp(app, {})[name]).not.toEqual(value)
  })

  it('can be read as it is without any variable', () => {
    expect(Object.keys(readByApp(app, {})).toSorted()).toEqual(Object.keys(rows).toSorted())
  })
})
