import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'

const api = '/documentation_api/v1'
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><style>*{display:none}</style></svg>',
  '<a href="javascript:alert(1)">a</a>',
  '[b](javascript:alert(1)) [c](data:text/html,x) [d](//evil.example/)',
  '![e](https://evil.example/pixel.png)',
  '<form action="/auth_api/v1/accounts/logout/" method="post"><button>f</button></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>',
  '<p style="position:fixed" onclick="alert(1)" class="vb-button" id="root">g</p>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<input type="text" autofocus onfocus=alert(1)>',
].join('\n\n')

let server: TestServer
let dana: TestBrowser
beforeEach(async () => {
  server = await startTestServer()
  dana = await signIn(server, demo.docsAdmin, demoPassword)
})
afterEach(() => server.close())

const savePage = async (main_content: string) => {
  const body = { element_id: 'page', app_name: 'shell', mini_content: 'n', main_content }
  await dana.post(`${api}/save_document`, { ...body, additional_meta: { title: '<Page> & more' } })
  return dana.get(`${api}/document/shell/page/index.html`)
}

describe('the page of a document', () => {
  it('promise 57: runs, loads and submits nothing, in an origin of its own', async () => {
    const page = await savePage(hostile)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toMatch(/(script|img|connect|frame|media|worker)-src/)
    expect(policy).toContain("form-action 'none'")
    expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin|forms))/)
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('cache-control')).toBe('no-store')

    const body = page.text.slice(page.text.indexOf('<main>')).replaceAll('class="scroll"', '')
    expect(body).not.toMatch(
      /<(script|img|svg|style|form|button|iframe|object|embed|base|meta|math|input)\b/i,
    )
    expect(body).not.toMatch(/<[^>]+\s(on\w+|style|class|id|src|srcdoc)=/i)
    expect(body).not.toMatch(/javascript:|data:text|evil\.example\/pixel/i)
    expect(page.text).toContain('<title>&lt;Page&gt; &amp; more</title>')
  })

  it('has the one style that its policy names', async () => {
    const page = await savePage('# Heading')
    const style = /<style>([\s\S]*?)<\/style>/.exec(page.text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(style).toContain('prefers-color-scheme: dark')
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  it('is of the data partner that a frame names, which can send no header', async () => {
    await savePage('# Of the platform')
    const ofPartner = { element_id: 'page', app_name: 'shell', main_content: '# Of Northfield' }
    const header = { 'x-nfer-data-partner-id': 'northfield' }
    await dana.post(`${api}/save_document`, ofPartner, header)
    const read = async (query: string) =>
      (await dana.get(`${api}/document/shell/page/index.html${query}`)).text
    expect(await read('?data_partner_id=northfield')).toContain('<h1>Of Northfield</h1>')
    expect(await read('')).toContain('<h1>Of the platform</h1>')
    const ada = await signIn(server, demo.password, demoPassword)
    const foreign = await ada.get(`${api}/document/shell/page/index.html?data_partner_id=stranger`)
    expect(foreign.code).toBe('forbidden')
  })

  it('is a stop for Tab even where it holds no link', async () => {
    expect((await savePage('# Heading')).text).toContain('<body tabindex="0">')
  })

  it('has the theme that is asked for, and the system’s otherwise', async () => {
    expect((await savePage('# Heading')).text).toContain('<html lang="en" dir="ltr">')
    const themed = (theme: string) =>
      dana.get(`${api}/document/shell/page/index.html?theme=${theme}`)
    expect((await themed('dark')).text).toContain('<html lang="en" dir="ltr" data-theme="dark">')
    expect((await themed('"><script>')).status).toBe(400)
  })

  it('shows headings, lists, tables, code, task lists and links that open beside it', async () => {
    const { text } = await savePage(
      '# H\n\n- [x] done\n- [ ] open\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n```ts\nconst x = 1 < 2\n```\n\n[out](https://a.example/) ![A door](/door.png)',
    )
    expect(text).toContain('<h1>H</h1>')
    expect(text).toContain('<span>☑</span> done')
    expect(text).toContain('<td align="right">2</td>')
    expect(text).toContain('role="region" aria-label="Table" tabindex="0"><table>')
    expect(text).toContain('<pre tabindex="0"><code>const x = 1 &lt; 2')
    expect(text).toContain(
      '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">out</a>',
    )
    expect(text).toContain('<span>A door</span>')
  })

  it('shows the note where there is no full text', async () => {
    expect((await savePage('')).text).toContain('<main>\n<p>n</p>\n</main>')
  })

  it('is what the preview shows, which keeps nothing', async () => {
    const content = '# One\n\n<script>alert(1)</script>\n\ntwo'
    const preview = await dana.post(`${api}/preview`, { content })
    const { html } = preview.data as { html: string }
    expect(html).toBe('<h1>One</h1>\n<p>two</p>')
    expect((await savePage(content)).text).toContain(`<main>\n${html}\n</main>`)
    const ada = await signIn(server, demo.password, demoPassword)
    expect((await ada.post(`${api}/preview`, { content })).code).toBe('forbidden')
  })
})
