import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, startTestServer, type TestBrowser, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'

const corpus: Readonly<Record<string, readonly string[]>> = {
  scripts: [
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<p onclick=alert(1) onmouseover="alert(1)">p</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" &#106;ava&Tab;script&colon;alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a href="vbscript:x" ping="https://e.example/">a</a>',
    '<a/href="javascript:alert(1)"/onclick=alert(1)>a</a>',
    '<details open ontoggle=alert(1)>d</details>',
    '<body onload=alert(1)><html manifest=//e.example><marquee onstart=alert(1)>',
    '<template><script>alert(1)</script></template>',
    '<plaintext><script>alert(1)</script>',
    '<xmp><script>alert(1)</script></xmp>',
  ],
  svg: [
    '<svg onload=alert(1)></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text y=20>t</text></a></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>',
    '<svg><foreignObject><body onload=alert(1)></foreignObject></svg>',
    '<math><maction actiontype="statusline#" xlink:href="javascript:alert(1)">m</maction></math>',
  ],
  'text that changes when it is parsed again': [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
    '<p title="`<img src=x onerror=alert(1)>`">p</p>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!-- --!><img src=x onerror=alert(1)> -->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?xml version="1.0"?><img src=x onerror=alert(1)>',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
    '&lt;img src=x onerror=alert(1)&gt;',
    '<a href="https://e.example/&quot;onmouseover=alert(1)//">a</a>',
    '<table><td><a href="https://ok.example/"><table><td></a><img src=x onerror=alert(1)>',
    '<a href="https://ok.example/" <script>alert(1)</script>>a</a>',
  ],
  'what loads from elsewhere or restyles the page': [
    '<style>@import "//e.example/x.css"; * { background: url(//e.example/y) }</style>',
    '<p style="background:url(https://e.example/x);position:fixed;inset:0">p</p>',
    '<link rel=stylesheet href=//e.example/x.css><link rel=preload href=//e.example/y>',
    '<img src=https://e.example/x srcset="https://e.example/y 2x">',
    '<picture><source srcset=//e.example/x></picture><video src=//e.example/y poster=//e.example/z>',
    '<iframe src=//e.example srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data=//e.example></object><embed src=//e.example><applet code=x>',
    '<table background=//e.example/x><td background=//e.example/y>t',
    '<meta http-equiv=refresh content="0;url=//e.example"><base href=//e.example/>',
    '<p class="vb-button" id="root" data-x="y" is="x-y" slot=z>p</p>',
    '<a href="//e.example/">a</a> <a href="\\\\e.example">b</a> <a href="http://e.example/">c</a>',
  ],
  'what submits': [
    '<form action="/auth_api/v1/accounts/logout/" method=post><button>f</button></form>',
    '<form id=f></form><button form=f formaction=//e.example>b</button>',
    '<input type=password autofocus onfocus=alert(1)><select><option>o</select><textarea>t</textarea>',
    '<input type=image src=//e.example/x formaction=javascript:alert(1)>',
    '<keygen autofocus onfocus=alert(1)><isindex action=javascript:alert(1) type=image>',
  ],
}

const harmless = new Set(
  (
    '#document-fragment #text h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li dl dt dd ' +
    'strong em b i u s sub sup a table thead tbody tr th td caption'
  ).split(' '),
)

/** Elements and attributes that could do harm in the tree that a browser would parse from `html`. */
function harmIn(html: string, scriptingEnabled: boolean): string[] {
  const found: string[] = []
  const look = (node: Tree.Node) => {
    if (!harmless.has(node.nodeName)) found.push(node.nodeName)
    for (const { name, value } of 'attrs' in node ? node.attrs : []) {
      const isLink = node.nodeName === 'a' && name === 'href'
      const isFine = isLink
        ? /^(https:|mailto:)$/.test(new URL(value, 'http://relative.example').protocol)
        : ['rel', 'scope', 'start'].includes(name)
      if (!isFine) found.push(`${node.nodeName} ${name}=${value}`)
    }
    if ('childNodes' in node) node.childNodes.forEach(look)
  }
  look(parseFragment(html, { scriptingEnabled }))
  return found
}

describe('promise 56: terms of use with', () => {
  let server: TestServer
  let reader: TestBrowser
  beforeAll(async () => {
    server = await startTestServer()
    reader = await signIn(server, demo.password, demoPassword)
  })
  afterAll(() => server.close())

  const shown = async (content: string) => {
    await server.import({ eulas: [{ id: 'corpus', name: 'Corpus', content }] })
    return ((await reader.get('/auth_api/v1/eula/corpus/')).data as { content: string }).content
  }

  it.each(Object.entries(corpus))('%s are text, whoever parses it', async (_kind, pieces) => {
    for (const content of [...pieces, pieces.join(''), pieces.toReversed().join('<p>')]) {
      const html = await shown(`<h2>Before</h2>${content}`)
      expect(html).toMatch(/^<h2>Before<\/h2>/)
      // Editors and caches parse HTML and serialise it again. What they make of these terms must be harmless too.
      const again = serialize(parseFragment(html))
      for (const text of [html, again, serialize(parseFragment(again))])
        for (const scripting of [true, false])
          expect([content, harmIn(text, scripting)]).toEqual([content, []])
    }
  })

  it('all of which would do something, but for what is text already', () => {
    const calm = Object.values(corpus)
      .flat()
      .filter((content) => harmIn(content, true).length === 0)
    expect(calm).toEqual([
      '&lt;img src=x onerror=alert(1)&gt;',
      '<a href="https://e.example/&quot;onmouseover=alert(1)//">a</a>',
    ])
  })

  it('headings, lists, tables and links keep them', async () => {
    const content =
      '<h1>Terms</h1><ol start="3"><li>One <strong>two</strong></li></ol><table><thead><tr><th scope="col">a</th></tr></thead></table>'
    expect(await shown(content)).toBe(content)
    expect(await shown('<a href="https://ok.example/" target="_top">ok</a>')).toBe(
      '<a href="https://ok.example/" rel="noopener noreferrer">ok</a>',
    )
  })
})
