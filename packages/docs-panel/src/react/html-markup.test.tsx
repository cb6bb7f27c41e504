import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { HtmlMarkup } from './html-markup.tsx'

const html = (markup: string, withLinks = true) =>
  render(<HtmlMarkup html={markup} withLinks={withLinks} />).container.innerHTML

declare global {
  var hacked: string[]
}
beforeEach(() => {
  globalThis.hacked = []
})

describe('what readers see', () => {
  it.each([
    ['<p>One <strong>two</strong> <em>three</em></p>'],
    ['<ul><li>one</li><li>two</li></ul>'],
    ['<ol start="3"><li>three</li></ol>'],
    ['<hr><pre><code>x &lt; 11</code></pre>'],
    ['<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'],
    ['<blockquote><p>said</p></blockquote>'],
  ])('%s stays as it is', (markup) => {
    expect(html(markup)).toBe(markup)
  })

  it('puts headings below those of the page, and keeps the level that they show', () => {
    expect(html('<h1>a</h1><h2>b</h2><h6>c</h6>')).toBe(
      '<h4 data-level="1">a</h4><h5 data-level="2">b</h5><h6 data-level="6">c</h6>',
    )
  })

  it('keeps the side to which a column is aligned', () => {
    expect(html('<table><tbody><tr><td align="right">1</td></tr></tbody></table>')).toContain(
      '<td style="text-align: end;">1</td>',
    )
  })

  it('opens links in a tab of their own that knows nothing of this page', () => {
    expect(html('<a href="https://example.org/x">x</a>')).toBe(
      '<a href="https://example.org/x" target="_blank" rel="noopener noreferrer">x</a>',
    )
  })

  it('leaves the words of a link where links cannot be followed', () => {
    expect(html('<a href="https://example.org/x">x</a>', false)).toBe('<span>x</span>')
  })
})

describe('markup that slipped through the server', () => {
  it.each([
    ['<script>hacked.push("script")</script>'],
    ['<img src=x onerror="hacked.push(\'img\')">'],
    ['<img src="javascript:hacked.push(1)">'],
    ['<svg onload="hacked.push(\'svg\')"><script>hacked.push(1)</script></svg>'],
    ['<a href="javascript:hacked.push(1)">x</a>'],
    ['<a href="java\nscript:hacked.push(1)">x</a>'],
    ['<a href="data:text/html,<script>hacked.push(1)</script>">x</a>'],
    ['<a href="vbscript:x" onclick="hacked.push(1)">x</a>'],
    ['<iframe srcdoc="<script>parent.hacked.push(1)</script>"></iframe>'],
    ['<object data="javascript:hacked.push(1)"></object><embed src="javascript:hacked.push(1)">'],
    ['<form action="https://evil.example/"><input name="q"><button>Go</button></form>'],
    ['<style>@import "https://evil.example/x.css"; * { display: none }</style>'],
    ['<p style="background: url(https://evil.example/x)">x</p>'],
    ['<p id="root" class="vb-button" name="hacked">x</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror="hacked.push(1)">'],
    ['<noscript><p title="</noscript><img src=x onerror=hacked.push(1)>">'],
    ['<template><img src=x onerror="hacked.push(1)"></template>'],
    [
      '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
    ],
    ['<link rel="stylesheet" href="https://evil.example/x.css">'],
  ])('%s neither runs nor stays', async (markup) => {
    const { container } = render(<HtmlMarkup html={markup} withLinks />)
    for (const element of container.querySelectorAll('*')) {
      expect(element.localName).toMatch(/^(a|p|span|table|tbody|div)$/)
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(/^(href|target|rel)$/)
        expect(value).not.toMatch(/evil|hacked|script:|data:/)
      }
      if (element instanceof HTMLElement) element.click()
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(globalThis.hacked).toEqual([])
  })
})
