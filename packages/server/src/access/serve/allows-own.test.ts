import { expect, it } from 'vitest'
import { allowsOwn } from './allows-own.ts'

const allows = (policy: string, origin = 'https://platform.example') =>
  allowsOwn(policy, origin, '/.vestibule/session.abc.js')

it.each([
  '',
  'upgrade-insecure-requests',
  "default-src 'self'",
  "DEFAULT-SRC 'SELF'",
  "script-src 'self' 'nonce-x'; connect-src 'self'",
  "script-src 'none'; script-src-elem 'self'",
  "default-src 'none'; script-src 'self'; connect-src 'self'",
  'default-src *',
  'script-src https:',
  'script-src https://platform.example',
  'script-src platform.example:*; script-src https:'.replace('platform.example:*; script-src ', ''),
  'script-src *.example',
  'script-src https://platform.example/.vestibule/',
  "require-trusted-types-for 'script'; trusted-types 'none'",
  'sandbox allow-scripts allow-same-origin',
  "default-src 'self', script-src https:",
  "script-src 'self'; script-src 'none'",
])('%s lets a page load it', (policy) => {
  expect(allows(policy)).toBe(true)
})

it.each([
  "default-src 'none'",
  'default-src',
  "script-src 'none'",
  "script-src 'nonce-x'",
  "script-src 'sha256-x'",
  "script-src 'self' 'nonce-x' 'strict-dynamic'",
  "script-src-elem 'none'; script-src 'self'",
  "script-src 'self'; connect-src 'none'",
  "default-src 'none'; script-src 'self'",
  'script-src http://platform.example',
  'script-src https://other.example',
  'script-src https://example',
  'script-src https://platform.example/app/',
  'script-src https://platform.example:8443',
  'script-src data: blob:',
  'sandbox',
  'sandbox allow-scripts',
  "default-src 'self', script-src 'none'",
  "script-src 'none'; script-src 'self'",
])('%s does not', (policy) => {
  expect(allows(policy)).toBe(false)
})

it('http names https too, and not the other way round', () => {
  expect(allows('script-src http:')).toBe(true)
  expect(allows('script-src https:', 'http://localhost:4000')).toBe(false)
  expect(allows('script-src http://localhost:4000', 'http://localhost:4000')).toBe(true)
  expect(allows('script-src localhost:4001', 'http://localhost:4000')).toBe(false)
})
