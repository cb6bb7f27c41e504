/**
 * The style of the notice, in the colours of the platform. `all` and `!important` on the host undo whatever the page says
 * of every element: in a shadow tree's own `:host` an important rule wins over the page's.
 */
export const noticeStyles = `
:host{all:initial!important;display:block!important;position:fixed!important;z-index:2147483647!important;
--bg:#fff;--fg:#191c22;--muted:#5e6269;--line:#cfd1d5;--primary:#3367d6;--on:#fff;--ring:#3367d6}
@media (prefers-color-scheme:dark){:host{--bg:#191c22;--fg:#f0f2f7;--muted:#a4a8af;--line:#44484e;--primary:#76a4fe;--on:#05070c;--ring:#a6c4ff}}
@media print{:host{display:none!important}}
[role]{position:fixed;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
section{position:fixed;inset:auto;inset-block-end:16px;inset-inline-end:16px;box-sizing:border-box;width:calc(100% - 32px);max-width:400px;
height:auto;max-height:calc(100% - 32px);margin:0;padding:16px;overflow:auto;border:1px solid var(--line);border-radius:6px;
background:var(--bg);color:var(--fg);font:400 14px/20px Inter,system-ui,sans-serif;text-align:start;overflow-wrap:anywhere;
box-shadow:0 8px 24px #0e214633}
[hidden]{display:none}
h2{margin:0;padding-inline-end:32px;font:600 16px/24px Inter,system-ui,sans-serif}
p{margin:4px 0 0;color:var(--muted)}
div{margin-block-start:16px}
bdi{font-weight:500}
bdi:empty{display:none}
a,button{display:inline-block;box-sizing:border-box;min-height:36px;margin:0;padding:8px 16px;border:0;border-radius:6px;
background:var(--primary);color:var(--on);font:500 14px/20px Inter,system-ui,sans-serif;text-decoration:none;cursor:pointer}
section>button{position:absolute;inset-block-start:10px;inset-inline-end:10px;width:36px;padding:0;background:none;color:var(--fg)}
section>button::before{content:"\\d7";font-size:20px}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
@media (forced-colors:active){a,div>button{border:1px solid}}
`
  .trim()
  .replaceAll('\n', '')
