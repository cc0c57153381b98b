/** Style of the page: for any screen, in light and dark mode, and for print. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #59636e; --paper: #fff; --line: #d0d7de; --link: #0b57a4; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #9aa5b1; --paper: #14181d; --line: #343c46; --link: #7cb7ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.25; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 2.2rem 0 .6rem; overflow-wrap: anywhere; }
h3 { font-size: 1.05rem; margin: 1.2rem 0 .4rem; overflow-wrap: anywhere; }
p, li, caption, figcaption { overflow-wrap: anywhere; }
th, td { overflow-wrap: break-word; }
a { color: var(--link); }
.facts, .meta, figcaption, .run { color: var(--soft); font-size: .9rem; }
.facts { margin: 0 0 1.5rem; }
.summary { font-size: 1.1rem; border-left: 4px solid var(--link); padding-left: 1rem; margin: 0; }
.summary p { margin: 0.25rem 0; }
.cite { font-size: .78em; vertical-align: super; line-height: 0; text-decoration: none; padding: 0 .1em; white-space: nowrap; }
.cite:hover, .cite:focus { text-decoration: underline; }
.sources { padding-left: 2.2rem; }
.sources li { margin-bottom: .8rem; }
.sources li:target { outline: 2px solid var(--link); outline-offset: .3rem; }
.meta { display: block; }
figure { margin: 1.5rem 0; overflow-x: auto; }
figure svg { display: block; width: 100%; min-width: 30rem; height: auto; background: #fff; border: 1px solid var(--line); border-radius: 6px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; margin: .8rem 0; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); }
tbody th { font-weight: 500; }
td .cite { vertical-align: baseline; line-height: inherit; font-size: 1em; }
td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.run { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem; }
@media print {
  :root { font-size: 10.5pt; }
  body { font-size: 1rem; line-height: 1.45; }
  main { max-width: none; padding: 0; }
  h1 { font-size: 19pt; }
  h2 { font-size: 13pt; break-after: avoid; }
  p { orphans: 3; widows: 3; }
  figure, tr, .sources li { break-inside: avoid; }
  figure, .wide { overflow: visible; }
  figure svg { min-width: 0; }
  a { text-decoration: none; }
}
`;
