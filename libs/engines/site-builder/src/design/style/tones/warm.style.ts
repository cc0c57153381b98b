import { TINTED } from '../tinted.js';

/** An editorial page: old-style serifs, an arched picture, hairlines and paper; headings in the margin. */
export const WARM_STYLE = `.site-header { border-block-end: 1px solid var(--line); }
.hero-large { background: var(--surface-2); padding-block: var(--space-7) 0; }
.hero-large .hero-copy { padding-block-end: var(--space-7); }
.hero-large .hero-grid { align-items: end; }
.hero-large .hero-art .art { border-radius: 50% 50% 0 0 / 42% 42% 0 0; max-height: 40rem; width: auto; max-width: 100%; margin-inline: auto; }
.hero-large .hero-copy { align-self: center; }
.hero-small { background: var(--surface-2); padding-block: var(--space-6) 0; }
.hero-small .hero-copy { padding-block-end: var(--space-6); }
.hero-small .hero-art { align-self: end; }
.eyebrow { font-style: italic; font-family: var(--font-head); font-weight: 400; font-size: var(--step-0); }
:lang(ja) .eyebrow { font-style: normal; }
h1 em, .quote blockquote { font-style: normal; }
${TINTED} { background: var(--surface-2); }
@media (min-width: 60rem) {
  .section-grid:has(> .section-head) { grid-template-columns: minmax(0, 17rem) minmax(0, 1fr); gap: var(--space-7); }
  .section-grid > .section-head { position: sticky; top: 2rem; align-self: start; }
}
.section-head .lead, .app-head .lead { font-size: var(--step-0); line-height: 1.6; }
.cards .card { background: none; border: 0; border-block-start: 2px solid var(--accent-edge); border-radius: 0; box-shadow: none; padding: var(--space-4) 0 0; }
.good.card { border: 1px solid var(--line); background: var(--surface); }
.price-line h3 { font-family: var(--font-head); font-size: var(--step-1); }
.price-list .price { font-family: var(--font-head); font-size: var(--step-1); }
.step-list li::before { font-style: italic; font-weight: 400; }
.quote { text-align: center; background: var(--accent-soft); }
.quote blockquote p { margin-inline: auto; max-width: 26ch; font-weight: 400; font-style: italic; }
:lang(ja) .quote blockquote p { font-style: normal; }
.quote .section-body::before { content: ''; display: block; width: 3.5rem; height: 0.5rem; margin: 0 auto var(--space-5); background: radial-gradient(circle, var(--accent-edge) 3px, transparent 3.5px) 0 0 / 1.1875rem 0.5rem repeat-x; }
.call { background: var(--accent); --focus: var(--accent-text); }
.portrait .art { border-radius: 50%; }
.text-art .art { border-radius: 12rem 12rem var(--radius) var(--radius); }
.gallery-grid li:nth-child(3n + 1) .art { border-radius: 12rem 12rem var(--radius) var(--radius); }
@media (min-width: 60rem) {
  .app-section:is(.app-form, .app-waitlist) > .wrap { display: grid; grid-template-columns: minmax(0, 17rem) minmax(0, 1fr); column-gap: var(--space-7); }
  .app-section:is(.app-form, .app-waitlist) > .wrap > :not(.app-head) { grid-column: 2; }
}
`;
