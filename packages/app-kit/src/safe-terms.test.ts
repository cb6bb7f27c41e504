import { describe, expect, it } from 'vitest'
import { safeTerms } from './safe-terms.ts'

describe('terms as HTML', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)">a</p>'],
    ['an image that fails', '<img src=x onerror=alert(1)>'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg>'],
    ['a drawing with a handler', '<svg onload=alert(1)></svg>'],
    ['a script as an address', '<a href="javascript:alert(1)">a</a>'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a form', '<form action="https://evil.example"><input name="a"><button>a</button></form>'],
    [
      'a style',
      '<style>@import "https://evil.example"</style><p style="background:url(//e)">a</p>',
    ],
    ['a mutation', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
    ['another', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
  ])('lose %s', (_what, html) => {
    expect(safeTerms(html)).not.toMatch(
      /script|onerror|onclick|onload|javascript:|<(img|svg|iframe|form|input|button|style|math)|style=|evil/i,
    )
  })

  it('keep text and structure', () => {
    const html =
      '<h2>One</h2><p>a <strong>b</strong></p><ul><li>c</li></ul><table><tbody><tr><td>d</td></tr></tbody></table>'
    expect(safeTerms(html)).toBe(html)
  })

  it('have links that open a new tab and say nothing of this one', () => {
    expect(safeTerms('<a href="https://a.example">a</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    )
  })
})
