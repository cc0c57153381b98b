/** Elements as they are, without any class: text, links, media, tables, focus. */
export const BASE_STYLE = `*, *::before, *::after { box-sizing: border-box; }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: 5rem;
  overflow-wrap: break-word;
}
body {
  margin: 0;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  background: var(--bg);
  color: var(--text);
  font-family: var(--font-body);
  font-size: var(--step-0);
  line-height: var(--body-leading);
  hyphens: auto;
  hyphenate-limit-chars: 9 4 4;
  text-rendering: optimizeLegibility;
  -webkit-font-smoothing: antialiased;
}
main { flex: 1; }
h1, h2, h3, h4 {
  margin: 0;
  font-family: var(--font-head);
  font-weight: var(--head-weight);
  line-height: var(--head-leading);
  letter-spacing: var(--head-tracking);
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
  hyphenate-limit-chars: 16 6 6;
}
h1 { font-size: var(--step-4); }
h2 { font-size: var(--step-3); }
h3 { font-size: var(--step-1); line-height: 1.25; }
p { margin: 0; text-wrap: pretty; max-width: var(--measure); }
ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
ul[class], ol[class] { list-style: none; }
a { color: var(--accent-ink); text-decoration-thickness: 0.08em; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 0.14em; }
svg, img { display: block; max-width: 100%; height: auto; }
address { font-style: normal; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; font-weight: inherit; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
time, .figure, td { font-variant-numeric: tabular-nums; }
summary { cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 2px; }
::selection { background: var(--accent); color: var(--accent-text); }
[hidden] { display: none !important; }
:lang(ja) { line-break: strict; hyphens: manual; }
:lang(ja) :is(h1, h2, h3) { word-break: auto-phrase; font-feature-settings: 'palt'; }
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
  a, .button, .card, summary, .site-nav a { transition: color 0.15s, background-color 0.15s, border-color 0.15s, transform 0.15s; }
}
@media (forced-colors: active) {
  .button, .card, .notice { border: 1px solid; }
}
`;
