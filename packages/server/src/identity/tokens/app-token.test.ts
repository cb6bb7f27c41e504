import { expect, it } from 'vitest'
import { hashOfAppToken, newAppToken } from './app-token.ts'
import { bearerOf } from './bearer.ts'

it('makes tokens that scanners find and that a double click selects', () => {
  const tokens = new Set(Array.from({ length: 100 }, newAppToken))
  expect(tokens.size).toBe(100)
  for (const token of tokens) {
    expect(token).toMatch(/^vst_[0-9A-Za-z]{49}$/)
    expect(hashOfAppToken(token)).toHaveLength(32)
  }
})

it('takes no token of which a character is missing, more, or another one', () => {
  const token = newAppToken()
  const others = Array.from({ length: token.length }, (_, at) => {
    const other = token[at] === 'x' ? 'y' : 'x'
    return token.slice(0, at) + other + token.slice(at + 1)
  })
  for (const wrong of [...others, token.slice(0, -1), `${token}0`, `${token} `, ''])
    expect([wrong, hashOfAppToken(wrong)]).toEqual([wrong, null])
})

it('reads our token out of a header, and leaves other bearers to the apps', () => {
  const token = newAppToken()
  const hash = hashOfAppToken(token)
  for (const header of [`Bearer ${token}`, `bearer  ${token}`, ` BEARER ${token} `])
    expect(bearerOf(header)).toEqual({ hash })
  for (const header of [undefined, '', 'Bearer eyJhbGciOi', 'Basic dnN0Xw==', 'Bearer xvst_1'])
    expect([header, bearerOf(header)]).toEqual([header, null])
})

it('refuses our token where other things come with it, which an app might read', () => {
  const token = newAppToken()
  for (const header of [
    `Bearer ${token}, Bearer eyJ`,
    `Bearer eyJ, Bearer ${token}`,
    `Basic eDp4, bearer ${token}`,
    `Bearer ${token} x`,
    `Bearer "${token}"`,
    'Bearer vst_',
  ])
    expect([header, bearerOf(header)]).toEqual([header, { hash: null }])
})
