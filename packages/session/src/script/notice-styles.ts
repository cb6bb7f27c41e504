/**
 * The style of the notice, in the colours of the platform. `all` and `!important` on the host undo the page's rules for
 * all elements: an important rule for `:host` in a shadow tree takes precedence over rules of the page.
 */
export const noticeStyles = `
:host{all:initial!important;display:block!important;position:fixed!important;z-index:2147483647!important}
section,dialog{--vb-bg:#fff;--vb-fg:#191c22;--vb-muted:#5e6269;--vb-line:#cfd1d5;--vb-primary:#3367d6;--vb-on:#fff;--vb-ring:#3367d6}
@media (prefers-color-scheme:dark){section,dialog{--vb-bg:#191c22;--vb-fg:#f0f2f7;--vb-muted:#a4a8af;--vb-line:#44484e;--vb-primary:#76a4fe;--vb-on:#05070c;--vb-ring:#a6c4ff}}
@media print{section{display:none}}
p[role]{position:fixed;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
section{position:fixed;inset:auto;inset-block-end:16px;inset-inline-end:16px;box-sizing:border-box;width:calc(100% - 32px);max-width:400px;
height:auto;max-height:calc(100% - 32px);margin:0;padding:16px;overflow:auto;border:1px solid var(--vb-line);border-radius:6px;
background:var(--vb-bg);color:var(--vb-fg);font:400 14px/20px Inter,system-ui,sans-serif;text-align:start;overflow-wrap:anywhere;
box-shadow:0 8px 24px #0e214633}
dialog{box-sizing:border-box;width:100%;max-width:none;height:100%;max-height:none;border:0;background:var(--vb-bg)}
dialog section{inset:0;margin:auto}
dialog section>button,[hidden]{display:none}
h2{margin:0;padding-inline-end:32px;font-weight:600;font-size:16px;line-height:24px}
p{margin:4px 0 0;color:var(--vb-muted)}
div{margin-block-start:16px}
bdi{font-weight:500}
bdi:empty{display:none}
a,button{display:inline-block;box-sizing:border-box;min-height:36px;margin:0;padding:8px 16px;border:0;border-radius:6px;
background:var(--vb-primary);color:var(--vb-on);font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
section>button{position:absolute;inset-block-start:10px;inset-inline-end:10px;width:36px;padding:0;background:none;color:var(--vb-fg)}
section>button::before{content:"\\d7";font-size:20px}
:focus-visible{outline:2px solid var(--vb-ring);outline-offset:2px}
@media (forced-colors:active){a,div>button{border:1px solid}}
`
  .trim()
  .replaceAll('\n', '')
