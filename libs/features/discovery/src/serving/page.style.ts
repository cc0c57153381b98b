/**
 * The style sheet of all pages, inlined so that a page needs no other request. Supports dark mode, print and
 * phones.
 */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #171a21; --soft: #5b6270; --line: #e1e4e9; --wash: #f4f5f7;
  --paper: #fff; --accent: #4d5bd6; --on-accent: #fff; --bad: #b3261e; --good: #1a7f4b; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8eaf0; --soft: #9aa1b0; --line: #272b34; --wash: #1d2027; --paper: #121419;
    --accent: #a6b0ff; --on-accent: #171a21; --bad: #ff8a80; --good: #6fd3a0; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text);
  font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header, main, footer { max-width: 46rem; margin: 0 auto; padding: 0 1.25rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: center; padding-top: 1.25rem; font-size: .9375rem; }
header a { color: var(--soft); text-decoration: none; }
header a:hover { color: var(--text); text-decoration: underline; }
header .brand { display: flex; gap: .6rem; align-items: center; margin-right: auto; color: var(--text); font-weight: 600; }
header .brand:hover { text-decoration: none; }
header svg { width: 1.5rem; height: 1.5rem; }
main { padding-top: 1.5rem; padding-bottom: 2rem; }
footer { padding-top: 1rem; padding-bottom: 2.5rem; color: var(--soft); font-size: .875rem;
  border-top: 1px solid var(--line); }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -.02em; margin: .5rem 0 .75rem; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
p, ul, ol, table, pre { margin: 0 0 1rem; }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code { font: .875em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; background: var(--wash);
  border-radius: .25rem; padding: .1em .3em; overflow-wrap: anywhere; }
pre { background: var(--wash); border: 1px solid var(--line); border-radius: .5rem; padding: .875rem 1rem;
  overflow-x: auto; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
th, td { text-align: left; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line);
  vertical-align: top; }
th { font-weight: 600; color: var(--soft); }
td code { white-space: nowrap; }
.lead { font-size: 1.125rem; color: var(--soft); }
.facts { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; }
.facts li { border: 1px solid var(--line); border-radius: 1rem; padding: .1rem .75rem; font-size: .875rem; }
.soft { color: var(--soft); }
.button { display: inline-block; padding: .45rem 1rem; border-radius: .45rem; background: var(--accent);
  border: 1px solid var(--accent); color: var(--on-accent); font-weight: 500; text-decoration: none; }
.button.quiet { background: none; border-color: var(--line); color: var(--text); }
.small { font-size: .875rem; }
[hidden] { display: none !important; }
.copied { position: relative; }
.copied button { position: absolute; top: .5rem; right: .5rem; font: inherit; font-size: .8125rem; padding: .2rem .6rem;
  border: 1px solid var(--line); border-radius: .35rem; background: var(--paper); color: inherit; cursor: pointer; }
.copied button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.good { color: var(--good); }
.bad { color: var(--bad); }
`;
