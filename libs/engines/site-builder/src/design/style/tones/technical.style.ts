import { TINTED } from '../tinted.js';

/** A data sheet: numbered sections, monospaced details, thin frames, a grid that shows. */
export const TECHNICAL_STYLE = `main { counter-reset: section; }
.site-header { border-block-end: 1px solid var(--line); }
.site-nav a, .menu-button { font-family: var(--font-detail); font-size: var(--step--1); }
.brand { font-size: var(--step-0); letter-spacing: -0.01em; }
svg.mark { width: 2.25rem; height: 2.25rem; }
.eyebrow { font-weight: 500; color: var(--muted); }
.eyebrow::before { content: '// '; color: var(--accent-ink); }
.hero { background-image: radial-gradient(var(--line) 1px, transparent 1.2px); background-size: 1.5rem 1.5rem; border-block-end: 1px solid var(--line); }
.hero-large { padding-block: var(--space-7); }
@media (min-width: 56rem) { .hero-large .hero-grid { grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr); } }
.hero-large .hero-art .art { background: color-mix(in oklab, var(--bg) 70%, transparent); }
.section { counter-increment: section; border-block-end: 1px solid var(--line); padding-block: var(--space-6) var(--space-7); }
.section-head::before, .app-head::before { content: counter(section, decimal-leading-zero); font-family: var(--font-detail); font-size: var(--step--1); color: var(--accent-ink); }
.call .section-head::before { color: inherit; }
h2 { font-size: var(--step-2); }
:is(.section-head, .app-head) .lead { font-size: var(--step-0); }
@media (min-width: 60rem) {
  .section-grid:has(> .section-head) { grid-template-columns: minmax(0, 16rem) minmax(0, 1fr); gap: var(--space-6); }
}
${TINTED} { background: var(--surface-2); }
.button { font-family: var(--font-detail); font-weight: 500; font-size: var(--step--1); }
.cards .grid, .step-list, .fact-list { gap: 1px; background: var(--line); border: 1px solid var(--line); border-radius: var(--radius); overflow: hidden; }
.cards .card, .step-list li, .fact { background: var(--surface); border: 0; border-radius: 0; box-shadow: none; padding: var(--space-5); }
.card h3, .step-list h3 { font-size: var(--step-0); }
.step-list li::before { content: counter(step, decimal-leading-zero); font-family: var(--font-detail); font-size: var(--step--1); font-weight: 500; }
.fact dd { font-family: var(--font-detail); font-weight: 500; font-size: var(--step-1); }
.fact dt { font-family: var(--font-detail); }
.price-list { gap: 0; max-width: none; border-block-start: 1px solid var(--line); }
.price-list > li { padding-block: var(--space-3); border-block-end: 1px solid var(--line); }
.price-list-long { column-gap: var(--space-6); }
.price-list .price, .good .price { font-family: var(--font-detail); font-weight: 500; font-size: var(--step--1); }
.good .art { border-block-end: 1px solid var(--line); }
.when { font-family: var(--font-detail); font-size: var(--step-0); font-weight: 500; }
.events { border-inline-start: 1px dashed var(--control); }
.events li::before { border-radius: 2px; }
.hours-table { font-family: var(--font-detail); font-size: var(--step--1); }
.hours-table td { font-weight: 500; }
.letter { stroke-width: 8; stroke-linecap: square; }
.quote blockquote p { font-size: var(--step-2); line-height: 1.35; border-inline-start: 2px solid var(--accent-edge); padding-inline-start: var(--space-5); max-width: 44ch; }
.call { background: var(--deep); color: var(--deep-text); --focus: var(--deep-accent); border: 0; background-image: radial-gradient(color-mix(in oklab, var(--deep-text) 14%, transparent) 1px, transparent 1.2px); background-size: 1.5rem 1.5rem; }
.call .button { background: var(--deep-text); color: var(--deep); border-color: var(--deep-text); }
.call .button.quiet { background: transparent; color: var(--deep-text); border-color: var(--deep-text); }
.call .button:hover { color: var(--deep-text); border-color: var(--deep-text); }
.call .section-head { display: flex; }
.site-footer { background: var(--surface-2); color: var(--text); --focus: var(--accent-ink); border-block-start: 1px solid var(--line); }
.site-footer a { color: var(--text); } .site-footer .contact-list dt { color: var(--muted); }
.footer-nav { border-color: var(--line); font-family: var(--font-detail); }
.footer-name { font-size: var(--step-1); }
.site-footer .hours-table :is(th, td) { border-color: var(--line); }
@media (min-width: 60rem) {
  .app-section:is(.app-form, .app-waitlist) > .wrap { display: grid; grid-template-columns: minmax(0, 16rem) minmax(0, 1fr); column-gap: var(--space-6); }
  .app-section:is(.app-form, .app-waitlist) > .wrap > :not(.app-head) { grid-column: 2; }
}
`;
