/** A grid and nothing else: rules across, headings in the left columns, figures in line. */
export const PLAIN_STYLE = `.site-header { border-block-end: 1px solid var(--text); }
.hero-large { padding-block: var(--space-6) var(--space-7); }
.hero-large .hero-grid { align-items: stretch; }
.hero-large .hero-copy { justify-content: flex-end; }
.hero-large .hero-copy .eyebrow { margin-bottom: auto; }
.eyebrow { color: var(--muted); }
.hero-small { border-block-end: 1px solid var(--line); }
.hero-small .hero-art { align-self: stretch; }
.section { padding-block: 0; }
.section > .wrap { padding-block: 0; }
.section > .wrap::before { content: ''; display: block; border-block-start: 1px solid var(--line); grid-column: 1 / -1; margin-bottom: var(--space-5); }
.section:is(.hero + .section) > .wrap::before { border-color: transparent; margin-bottom: var(--space-6); }
.hero-large + .section > .wrap::before { display: none; }
.section > .wrap { padding-block-end: var(--space-7); }
.section-grid { row-gap: var(--space-4); }
h2 { font-size: var(--step-2); }
@media (min-width: 56rem) {
  .section-grid:has(> .section-head) { grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr); column-gap: var(--space-6); }
}
.card { border-width: 1px 0 0; border-color: var(--text); background: none; padding: var(--space-4) 0 var(--space-2); border-radius: 0; }
.grid { gap: var(--space-6) var(--space-5); }
.good .art { border-radius: 0; }
.good.card { border: 0; }
.good > :not(.good-art) { margin-inline: 0; }
.price-list { gap: 0; max-width: none; }
.price-list > li { padding-block: var(--space-3); border-block-end: 1px solid var(--line); }
.price-list-long { column-gap: var(--space-6); }
.leader { border: 0; }
.step-list li { border-block-start: 1px solid var(--text); padding-top: var(--space-3); }
.step-list li::before { font-size: var(--step-1); color: var(--muted); content: counter(step, decimal-leading-zero); font-variant-numeric: tabular-nums; }
.fact { border-inline-start: 1px solid var(--text); padding-inline-start: var(--space-4); }
.call { margin-block-start: var(--space-5); background: var(--accent); --focus: var(--accent-text); }
.call > .wrap { padding-block: var(--space-7); }
.call > .wrap::before { display: none; }
.quote .wrap { display: block; }
.quote blockquote p { max-width: 34ch; }
.app-section > .wrap::before { margin-bottom: var(--space-6); }
.site-footer { background: var(--surface-2); color: var(--text); --focus: var(--accent-ink); border-block-start: 1px solid var(--text); }
.site-footer a { color: var(--text); } .site-footer .contact-list dt { color: var(--muted); }
.footer-nav { border-color: var(--line); }
.site-footer .hours-table :is(th, td) { border-color: var(--line); }
@media (min-width: 60rem) {
  .app-section:is(.app-form, .app-waitlist) > .wrap { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr); column-gap: var(--space-6); }
  .app-section:is(.app-form, .app-waitlist) > .wrap > :not(.app-head) { grid-column: 2; }
}
`;
