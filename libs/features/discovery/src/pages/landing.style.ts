/** What the page at the root adds to the style of all pages: two columns next to the first call, capabilities as cards. */
export const LANDING_STYLE = `
header, main, footer { max-width: 68rem; }
main { padding-top: 3rem; }
.hero { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 30rem); gap: 2.5rem 3.5rem; align-items: center; }
.hero h1 { font-size: clamp(2.25rem, 5vw, 3.25rem); letter-spacing: -.03em; line-height: 1.08; margin-top: 0; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
.promises { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 1.25rem 2rem;
  margin: 3.5rem 0 0; padding: 0; list-style: none; }
.promises li { border-top: 1px solid var(--line); padding-top: .9rem; font-size: .9375rem; color: var(--soft); }
.promises strong { display: block; color: var(--text); font-weight: 600; }
.section { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; margin: 4rem 0 1.25rem; }
.section h2 { margin: 0; }
.section p { margin: 0; }
.capabilities { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: .75rem;
  margin: 0; padding: 0; list-style: none; }
.capabilities li { position: relative; display: flex; flex-direction: column; border: 1px solid var(--line);
  border-radius: .75rem; padding: 1rem 1.125rem; }
.capabilities li:hover { border-color: var(--soft); }
.capabilities h3 { margin: 0 0 .25rem; font-size: 1rem; }
.capabilities h3 a { color: inherit; text-decoration: none; }
.capabilities h3 a::after { content: ''; position: absolute; inset: 0; border-radius: .75rem; }
.capabilities h3 a:focus-visible { outline: none; }
.capabilities h3 a:focus-visible::after { outline: 2px solid var(--accent); outline-offset: 2px; }
.capabilities p { margin: 0 0 .75rem; font-size: .875rem; line-height: 1.5; color: var(--soft); }
.capabilities .foot { display: flex; justify-content: space-between; gap: 1rem; margin: auto 0 0; font-size: .8125rem;
  color: var(--text); }
.state { white-space: nowrap; color: var(--soft); }
.state::before { content: ''; display: inline-block; width: .5rem; height: .5rem; margin-right: .4rem; border-radius: 50%;
  background: currentcolor; }
.state.good { color: var(--good); }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); gap: 0 3rem; }
.columns ul { list-style: none; padding: 0; }
.columns li { padding: .4rem 0; border-top: 1px solid var(--line); font-size: .9375rem; color: var(--soft); }
@media (max-width: 54rem) {
  main { padding-top: 1.75rem; }
  .hero { grid-template-columns: minmax(0, 1fr); }
  .promises, .section { margin-top: 2.5rem; }
}
@media (max-width: 34rem) {
  .hero { gap: .5rem; }
  .copied pre { padding-top: 2.75rem; }
  .capabilities { gap: 0; }
  .capabilities li { border-width: 1px 0 0; border-radius: 0; padding: .9rem 0; }
}
`;
