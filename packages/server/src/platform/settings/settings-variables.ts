import { languages, settingValues, signInMethods } from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { accessVariables } from './access-variables.ts'
import { monitoringVariables } from './monitoring-variables.ts'
import { tlsVariables } from './tls-variables.ts'
import { strictVariables } from './strict-variables.ts'
import { plainConnections } from './plain-connections.ts'
import {
  databaseUrl,
  domainPattern,
  environments,
  flag,
  hstsScopes,
  httpUrl,
  languageList,
  list,
  logFormats,
  logLevels,
  mailAddress,
  oneOf,
  origin,
  poolers,
  sender,
  smtpUrl,
  text,
  textOr,
  wholeNumber,
  type Variable,
} from './settings-schemas.ts'

/** The settings of the server: how each environment variable is validated, and its texts in `serve --help`. */
export const variables = {
  PORT: { schema: wholeNumber(4000, 0, 65_535), default: '4000', meaning: 'port to listen on' },
  HOST: { schema: textOr('127.0.0.1'), default: '127.0.0.1', meaning: 'address to listen on' },
  ...tlsVariables,
  PUBLIC_ORIGIN: {
    schema: v.optional(origin),
    default: 'http://localhost:$PORT, https with TLS_CERTIFICATE_FILE',
    meaning: 'origin in mails, redirects and cookies; never taken from a request',
  },
  HSTS: {
    schema: v.optional(oneOf(hstsScopes), 'host'),
    default: 'host',
    meaning: 'whom browsers ask by https alone for two years: host, subdomains (of it, too) or off',
  },
  DATABASE_URL: {
    schema: databaseUrl,
    default: 'embedded database in DATA_DIR',
    meaning: 'PostgreSQL; several servers may share it, and it may name several hosts',
    secret: true,
  },
  DATABASE_POOLER: {
    schema: v.optional(oneOf(poolers), 'none'),
    default: 'none',
    meaning: 'what a pooler such as PgBouncer shares connections by: session, transaction or none',
  },
  DATABASE_MIGRATION_URL: {
    schema: databaseUrl,
    default: 'DATABASE_URL',
    meaning: 'where migrations go, past a pooler or by the role that owns the tables',
    secret: true,
  },
  DATABASE_POOL_SIZE: {
    schema: wholeNumber(20, 1, 1000),
    default: '20',
    meaning: 'most connections that this server holds to PostgreSQL',
  },
  DATA_DIR: {
    schema: textOr('.data'),
    default: '.data',
    meaning: 'folder of the embedded database and of the generated secret key',
  },
  SMTP_URL: {
    schema: smtpUrl,
    default: 'mails are kept in the outbox',
    meaning: 'mail server; without one, mails are shown at /_outbox/ in development',
    secret: true,
  },
  PLAIN_CONNECTIONS: {
    schema: v.pipe(list(), v.array(oneOf(plainConnections))),
    default: 'none',
    meaning:
      'what may be without TLS in production, in a network of your own: database, smtp, events, telemetry',
  },
  MAIL_FROM: {
    schema: sender,
    default: 'Vestibule <no-reply@vestibule.example>',
    meaning: 'sender of every mail',
  },
  MAIL_CODE_IN_SUBJECT: {
    schema: flag('true'),
    default: 'true',
    meaning: 'show sign-in codes in the subject of their mails, where a locked phone may show them',
  },
  SECRET_KEY: {
    schema: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
    default: 'generated into DATA_DIR in development',
    meaning: 'encrypts authenticator keys and signs tokens; the same on every server',
    secret: true,
  },
  SECRET_KEY_PREVIOUS: {
    schema: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
    default: 'none',
    meaning: 'the SECRET_KEY before a change, to read what it has encrypted until that is renewed',
    secret: true,
  },
  ...accessVariables,
  ...strictVariables,
  SESSION_TTL_S: {
    schema: wholeNumber(43_200, 60, 31_536_000),
    default: '43200',
    meaning: 'absolute length of a session, in seconds',
  },
  OTP_TTL_S: {
    schema: wholeNumber(900, 60, 900),
    default: '900',
    meaning: 'how long a mailed code is valid, in seconds',
  },
  HIDE_ACCOUNTS: {
    schema: flag('false'),
    default: 'false',
    meaning: 'answer unknown addresses like known ones',
  },
  RESET_PASSWORD_MIN_LENGTH: {
    schema: wholeNumber(8, 8, 100),
    default: '8',
    meaning: 'fewest characters of a password that is set by the mailed reset link',
  },
  BREACHED_PASSWORDS_FILE: {
    schema: text,
    default: 'none',
    meaning: 'file of SHA-1 hashes of breached passwords, in ascending order; those are refused',
  },
  SECURITY_QUESTIONS: {
    schema: flag('false'),
    default: 'false',
    meaning: 'offer recovery by security question',
  },
  PASSKEYS: { schema: flag('true'), default: 'true', meaning: 'let people sign in by passkeys' },
  PASSKEY_RP_ID: {
    schema: v.optional(v.pipe(v.string(), v.regex(domainPattern, 'must be a host or a domain'))),
    default: 'the host of PUBLIC_ORIGIN',
    meaning: 'domain for which passkeys are made; those made before it changes sign nobody in',
  },
  PASSKEY_ORIGINS: {
    schema: v.pipe(list(), v.array(origin)),
    default: 'none',
    meaning: 'other origins of the platform, below PASSKEY_RP_ID, where the same passkeys sign in',
  },
  NOTIFY_EMAIL: { schema: mailAddress, default: 'none', meaning: 'told of requests for access' },
  ENABLE_SIGN_UP: {
    schema: v.optional(flag('false')),
    default: 'true with SIGN_UP_ORGANIZATION or NOTIFY_EMAIL, else false',
    meaning: 'offer registration',
  },
  SIGN_UP_OPTIONS: {
    schema: v.pipe(
      list('password'),
      v.array(v.picklist(signInMethods, `must list some of ${signInMethods.join(', ')}`)),
      v.minLength(1, `must list some of ${signInMethods.join(', ')}`),
    ),
    default: 'password',
    meaning: 'sign-in methods offered at registration, separated by commas',
  },
  SIGN_UP_ORGANIZATION: {
    schema: text,
    default: 'none: an administrator creates the account',
    meaning: 'organisation in which a verified registration becomes an account at once',
  },
  IS_FEDERATED_ENVIRONMENT: {
    schema: flag('false'),
    default: 'false',
    meaning: 'whether the environment is federated',
  },
  ENV_TYPE: { schema: text, default: 'none', meaning: 'environment type, such as restricted' },
  SOURCE_ENV_TYPE: {
    schema: text,
    default: 'none',
    meaning: 'type of the source environment, such as premium',
  },
  DATA_PARTNER_ID: { schema: text, default: 'none', meaning: 'the data partner served here' },
  DEVICE_CODE_EXEMPT_PARTNER_ID: {
    schema: text,
    default: 'none',
    meaning: 'data partner whose users need no device code',
  },
  SELLER_ALTERNATE_URL: {
    schema: httpUrl,
    default: 'none',
    meaning: "address of the seller's own entrance",
  },
  ALLOWED_REDIRECT_ORIGINS: {
    schema: v.pipe(list(), v.array(origin)),
    default: 'none',
    meaning: 'other origins to which a sign-in may lead, separated by commas',
  },
  PLATFORM_NAME: {
    schema: v.optional(settingValues.name),
    default: 'Sign In in the sign-in app, Vestibule elsewhere',
    meaning: 'name of the platform: on pages, in mails and in authenticators',
  },
  PROVIDER_NAME: {
    schema: v.optional(settingValues.name),
    default: 'Vestibule',
    meaning: "who provides the platform: 'Powered by …' in the sign-in app",
  },
  HOMEPAGE_URL: {
    schema: v.optional(settingValues.path),
    default: '/',
    meaning: 'where Home and the mark lead: a path of PUBLIC_ORIGIN',
  },
  PRIMARY_COLOR: {
    schema: v.optional(settingValues.color),
    default: '#3367d6',
    meaning: 'primary colour of the light theme; the dark one is made from it',
  },
  DOCUMENTATION: {
    schema: flag('true'),
    default: 'true',
    meaning: 'show and edit documentation in the shell, for internal users',
  },
  VIRTUAL_COHORTS: {
    schema: flag('true'),
    default: 'true',
    meaning: 'show virtual-cohort profiles in the shell, for internal users',
  },
  LANGUAGES: {
    schema: languageList(languages),
    default: languages.join(','),
    meaning: 'languages to offer; the first is for whoever asks for none of them',
  },
  PARENT_DOMAIN: {
    schema: v.optional(settingValues.host),
    default: 'the host of the page',
    meaning: 'domain that the device-code screen names, and whose hosts share what a tab learns',
  },
  DEVICE_PATH: {
    schema: v.optional(settingValues.path),
    default: '/device',
    meaning: 'path to type where a device code is to be approved; it leads to /device',
  },
  SHELL_APP_NAME: {
    schema: v.optional(settingValues.id),
    default: 'shell',
    meaning: "the shell's name in documentation, roles and error reports",
  },
  ENV_NAME: {
    schema: v.optional(settingValues.name),
    default: 'production or development, by NODE_ENV',
    meaning: 'name of the deployment in error reports',
  },
  APP_VERSION: {
    schema: v.optional(settingValues.name),
    default: 'that of the apps',
    meaning: 'version that the apps show and report',
  },
  CORE_UI_VERSION: {
    schema: v.optional(settingValues.name),
    default: 'that of the components',
    meaning: 'version of the components in error reports',
  },
  BRANDING_FILE: {
    schema: text,
    default: 'none',
    meaning: 'JSON file with authAppBackgroundColor and theme (light or dark)',
  },
  SLACK_WEBHOOK_URL: {
    schema: httpUrl,
    default: 'none',
    meaning: 'where error reports are forwarded',
    secret: true,
  },
  SUPPORT_URL: {
    schema: httpUrl,
    default: 'none: tickets are kept here',
    meaning: 'external support system',
  },
  ...monitoringVariables,
  TRUSTED_PROXY_HOPS: {
    schema: wholeNumber(0, 0, 10),
    default: '0',
    meaning: 'how many proxies in front append to X-Forwarded-For',
  },
  NODE_ENV: {
    schema: v.optional(oneOf(environments), 'development'),
    default: 'development',
    meaning: 'development, production or test; production refuses settings that are not safe',
  },
  LOG_LEVEL: {
    schema: v.optional(oneOf(logLevels)),
    default: 'info in production, else warn',
    meaning: 'trace, debug, info, warn, error, fatal or silent',
  },
  LOG_FORMAT: {
    schema: v.optional(oneOf(logFormats), 'json'),
    default: 'json',
    meaning: 'json for programs, or pretty for people',
  },
} as const satisfies Record<string, Variable>
export type Variables = typeof variables
