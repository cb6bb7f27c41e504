import { parse, serialize } from 'parse5'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withSessionScript, type LeftAlone } from './session-script.ts'

const origin = 'https://platform.example'
const path = '/.vestibule/session.abc.js'
const tag = `<script src="${path}" data-app="survival" defer></script>`

interface Given {
  readonly html: string | Uint8Array
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status?: number
  /** How many bytes of the app's page arrive at a time. Default: all at once. */
  readonly pieces?: number
  readonly app?: string
}

async function added({ html, type = 'text/html; charset=utf-8', ...more }: Given) {
  const { headers = {}, status = 200, app = 'survival' } = more
  const bytes = Buffer.from(html as string)
  const size = more.pieces ?? Math.max(1, bytes.length)
  const reasons: LeftAlone[] = []
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(Uint8Array.from(bytes.subarray(at, at + size)))
      controller.close()
    },
  })
  const response = new Response(body, {
    status,
    headers: { 'content-type': type, 'content-length': String(bytes.length), ...headers },
  })
  const onLeftAlone = (why: LeftAlone) => void reasons.push(why)
  const changed = withSessionScript(response, { app, origin, path, onLeftAlone })
  const text = Buffer.from(await changed.arrayBuffer())
  return { text, reasons, headers: changed.headers }
}

/** Pages of an app. `|` marks where the script tag must be inserted, and is not part of the page. */
const documents: readonly (readonly [what: string, html: string])[] = [
  ['a whole document', '<!doctype html><html><head><title>x</title>|</head><body>y</body></html>'],
  ['upper case', '<!DOCTYPE HTML><HTML><HEAD><TITLE>x</TITLE>|</HEAD><BODY>y'],
  ['`<head>` in a comment', '<!-- <head> --><!doctype html><title>x</title>|<p>y'],
  ['`</head>` in a comment', '<head><!-- </head> --><meta charset=utf-8>|</head>'],
  ['`</head>` in a script', '<head><script>"</head><body>"</script>|</head>'],
  [
    'a script in a comment in a script',
    '<head><script><!-- <script> </script> --></script>|</head>',
  ],
  ['`</head>` in a style sheet', '<head><style>a::after{content:"</head>"}</style>|</head>'],
  ['`</head>` in a title', '<head><title></head><b></title>|</head>'],
  ['`</head>` in an attribute', '<head><meta content="</head>">|</head>'],
  ['a noscript', '<head><noscript><img src=x></noscript>|</head>'],
  ['no head', '<!doctype html><title>x</title>|<h1>y</h1>'],
  ['no head and no title', '<!doctype html>|<h1>y</h1>'],
  ['nothing but text', '|Hello'],
  ['white space first', ' \n\t|Hello'],
  ['a body at once', '<html>|<body class="<head>">y'],
  ['attributes of the head', '<html lang=en><head profile=">">|</head>'],
  ['a head with a slash', '<html><head/><meta charset=utf-8>|<p>'],
  ['an element that no head has', '<head><title>x</title>|<div></div></head>'],
  ['a template', '<head>|<template></head></template></head>'],
  ['a byte order mark', '\ufeff<!doctype html><head>|</head>'],
  ['a byte order mark and text', '\ufeff|Hello'],
  ['an end tag that means nothing', '</p><!doctype html><head></p>|</head>'],
  ['a bogus comment', '<?xml version="1.0"?><!doctype html><head><!x>|</head>'],
  [
    'a frameset',
    '<html><head></head>|<frameset></frameset></html>'
      .replace('|', '')
      .replace('</head>', '|</head>'),
  ],
  ['words of other languages', '<head><title>日本語 é</title>|</head><body>漢字'],
  ['a head without an end', '<head><title>x</title>|'],
  ['a sign that is no tag', '<head>|< b'],
]

describe.each([1, 2, 3, 7, undefined])('in pieces of %s bytes', (pieces) => {
  it.each(documents)('%s', async (_what, html) => {
    const { text, reasons } = await added({
      html: html.replace('|', ''),
      ...(pieces && { pieces }),
    })
    expect(text.toString()).toBe(html.replace('|', tag))
    expect(reasons).toEqual([])
  })
})

it.each(documents)(
  'a parser finds it in the head, and nothing else changed: %s',
  async (_what, html) => {
    const before = html.replace('|', '')
    const after = parse((await added({ html: before })).text.toString().replace(/^\ufeff/, ''))
    const expected = serialize(parse(before.replace(/^\ufeff/, '')))
    const shown = serialize(after)
    expect(shown.split(tag.replace('defer', 'defer=""'))).toHaveLength(2)
    expect(shown.replace(tag.replace('defer', 'defer=""'), '')).toBe(expected)
  },
)

const utf16 = Buffer.from('\ufeff<!doctype html><head></head>', 'utf16le')
const alone: readonly (readonly [what: string, given: Given, why: readonly LeftAlone[]])[] = [
  ['UTF-16 by its mark', { html: utf16, type: 'text/html' }, ['charset']],
  [
    'UTF-16 by its name',
    { html: utf16.subarray(2), type: 'text/html; charset="UTF-16LE"' },
    ['charset'],
  ],
  ['UTF-16 without a name', { html: utf16.subarray(2), type: 'text/html' }, ['charset']],
  [
    'ISO-2022-JP by a meta',
    { html: '<head><meta charset=iso-2022-jp></head>', type: 'text/html' },
    ['charset'],
  ],
  [
    'ISO-2022-JP by an old meta',
    { html: '<meta http-equiv=Content-Type content="text/html; charset=ISO-2022-JP">' },
    ['charset'],
  ],
  ['something compressed', { html: 'x', headers: { 'content-encoding': 'gzip' } }, ['encoded']],
  ['no HTML', { html: '<head></head>', type: 'text/plain' }, []],
  ['XHTML', { html: '<head></head>', type: 'application/xhtml+xml' }, []],
  ['another type that begins alike', { html: '<head></head>', type: 'text/html-sandboxed' }, []],
  ['an error', { html: '<head></head>', status: 404 }, []],
  ['a part', { html: '<head></head>', status: 206 }, []],
  ['nothing', { html: '' }, []],
  ['a page that has it', { html: '<head><script src=/.vestibule/session.js></script></head>' }, []],
  ['a page that has it by its hash', { html: `<head>${tag}</head>` }, []],
  ['a script without an end', { html: '<head><script>let x' }, []],
  ['a comment without an end, long', { html: `<!--${'x'.repeat(300_000)}` }, []],
  [
    'a policy without own scripts',
    { html: '<p>', headers: { 'content-security-policy': "script-src 'nonce-x'" } },
    ['policy'],
  ],
  [
    'a policy in the document',
    { html: `<head><meta http-equiv=content-security-policy content="default-src 'none'"></head>` },
    ['policy'],
  ],
  [
    'a page that wants digests',
    { html: '<p>', headers: { 'integrity-policy': 'blocked-destinations=(script)' } },
    ['policy'],
  ],
]

it.each(alone)('promise 151: is not added to %s', async (_what, given, why) => {
  for (const pieces of [given.html.length > 1000 ? 500 : 1, 1000, undefined]) {
    const { text, reasons } = await added({ ...given, ...(pieces && { pieces }) })
    expect(text.equals(Buffer.from(given.html as string))).toBe(true)
    expect(reasons).toEqual(why)
  }
})

it('what was true of the document without it is taken off', async () => {
  const of = { etag: '"x"', 'last-modified': 'x', 'accept-ranges': 'bytes', 'x-own': '1' }
  const { headers } = await added({ html: '<p>', headers: of })
  const names = ['content-length', ...Object.keys(of)]
  expect(names.map((name) => headers.get(name))).toEqual([null, null, null, null, '1'])
})

it('names the app in any letters, and breaks out of no attribute', async () => {
  const { text } = await added({ html: '<p>', app: 'a/b"><b>é' })
  expect(text.toString()).toContain(' data-app="a/b&#34;&#62;&#60;b&#62;&#233;" defer>')
})

it('a stream stays a stream: what is before the place has gone on while the rest is awaited', async () => {
  let send: (text: string) => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (text) => controller.enqueue(Buffer.from(text))
    },
  })
  const headers = { 'content-type': 'text/html' }
  const script = { app: 'a', origin, path, onLeftAlone: () => {} }
  const reader = withSessionScript(new Response(body, { headers }), script).body!.getReader()
  const next = async () => Buffer.from((await reader.read()).value ?? []).toString()
  send('<head><title>x</title>')
  expect(await next()).toBe('<head><title>x</title>')
  send('<style>a{}')
  expect(await next()).toBe('<style>')
  send('</style><body>')
  expect(await next()).toBe('a{}</style>')
  expect(await next()).toContain('<script')
  expect(await next()).toBe('<body>')
  send('tick')
  expect(await next()).toBe('tick')
  await reader.cancel()
})

const scraps = [
  '< > / ! -- " \' = x &lt; <!-- --> <!doctype html> <html> <head> </head> <body> </body> <p> <script> </script>',
  '<style> </style> <title> </title> <meta charset=utf-8> <noscript> </noscript> <template> </template> <svg> <![CDATA[ ]]>',
]
  .flatMap((line) => line.split(' '))
  .concat([' ', '\n', '\0', '<!doctype html>', '<meta charset=utf-8>'])
it('whatever a document is made of, the pieces it comes in change nothing, and it is added at most once', async () => {
  const html = fc
    .array(fc.constantFrom(...scraps), { maxLength: 14 })
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(html, fc.integer({ min: 1, max: 5 }), async (html, pieces) => {
      const whole = (await added({ html })).text.toString()
      expect((await added({ html, pieces })).text.toString()).toBe(whole)
      expect(whole.replace(tag, '')).toBe(html)
    }),
    { numRuns: 300 },
  )
})
