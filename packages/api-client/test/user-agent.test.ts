import { describe, expect, it } from 'vitest'
import { describeUserAgent } from '../src/contract/index.ts'

const mozilla = 'Mozilla/5.0'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a browser', () => {
  it.each([
    [
      `${mozilla} (X11; Linux x86_64) ${webKit} Chrome/156.0.0.0 Safari/537.36`,
      'Chrome',
      '156',
      'Linux',
    ],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0 Safari/537.36 Edg/156.0`,
      'Edge',
      '156',
      'Windows',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:152.0) Gecko/20100101 Firefox/152.0`,
      'Firefox',
      '152',
      'macOS',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
      'Safari',
      '26',
      'macOS',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      '26',
      'iPhone',
    ],
    [
      `${mozilla} (Linux; Android 16) ${webKit} Chrome/156.0 Mobile Safari/537.36`,
      'Chrome',
      '156',
      'Android',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      '140',
      'iPhone',
    ],
    ['curl/8.9', null, null, null],
    ['', null, null, null],
  ])('of %s', (userAgent, browser, version, system) => {
    expect(describeUserAgent(userAgent)).toEqual({ browser, version, system })
  })
})
