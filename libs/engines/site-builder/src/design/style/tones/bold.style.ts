import { TINTED } from '../tinted.js';

/** A poster: the accent over the whole head, narrow type as large as it goes, thick rules, blocks of colour. */
export const BOLD_STYLE = `.brand { text-transform: uppercase; font-size: var(--step-2); letter-spacing: 0; }
.site-nav a { font-weight: 700; }
.site-header { border-block-end: 4px solid var(--text); }
.menu-button { border-width: 3px; border-color: var(--text); font-weight: 700; }
h1, h2 { text-transform: uppercase; }
:lang(ja) :is(h1, h2, .brand) { text-transform: none; }
h2 { font-size: var(--step-4); }
h3 { font-size: var(--step-2); line-height: 1.05; }
.hero-large { background: var(--accent); color: var(--accent-text); --focus: var(--accent-text); padding-block: 0; overflow: hidden; }
.hero-large h1 { font-size: clamp(3rem, 1.2rem + 7vw, 8rem); line-height: 0.92; max-width: min(11ch, 100%); }
.hero-large h1.long-word { font-size: clamp(2.5rem, 1.2rem + 4.4vw, 5.25rem); line-height: 0.95; max-width: min(14ch, 100%); }
.hero-small h1.long-word { font-size: var(--step-4); }
:lang(ja) .hero-large h1 { font-size: var(--step-5); line-height: 1.25; }
.hero-large .lead { color: inherit; font-weight: 600; }
.hero-large .eyebrow { color: inherit; border: 2px solid currentColor; padding: 0.25em 0.75em; }
.hero-large .hero-copy { padding-block: var(--space-7); }
.hero-large .button { background: var(--accent-text); color: var(--accent); border-color: var(--accent-text); }
.hero-large .button.quiet { background: transparent; color: var(--accent-text); }
.hero-large .button:hover { background: transparent; color: var(--accent-text); text-decoration: underline; }
.hero-large .hero-art { align-self: center; }
.hero-large .art { overflow: visible; }
@media (min-width: 56rem) {
  .hero-large .hero-grid { grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); min-height: 38rem; }
  .hero-large .hero-art { margin-inline-end: calc(-1 * var(--space-8)); }
}
.hero-small { background: var(--deep); color: var(--deep-text); --focus: var(--deep-accent); }
.hero-small h1 { font-size: var(--step-5); }
.hero-small .eyebrow { color: var(--deep-accent); }
.hero-small .lead { color: var(--deep-muted); }
.hero-small .button { background: var(--deep-text); color: var(--deep); border-color: var(--deep-text); }
.hero-small .button.quiet { background: transparent; color: var(--deep-text); }
.hero-small .button:hover { background: transparent; color: var(--deep-text); text-decoration: underline; }
.button { font-weight: 700; padding-inline: var(--space-6); min-height: 3.5rem; border-width: 3px; }
.section-grid { gap: var(--space-5); }
.section-head { border-block-start: 8px solid var(--text); padding-block-start: var(--space-3); }
.call .section-head { border: 0; padding: 0; }
.app-head { border-block-start: 8px solid var(--text); padding-block-start: var(--space-3); }
${TINTED} { background: var(--second-soft); }
.card { border: 3px solid var(--text); }
.cards .card:first-child { background: var(--accent); color: var(--accent-text); border-color: var(--accent-edge); --focus: var(--accent-text); }
.cards .card:first-child a { color: inherit; }
.cards .grid { gap: var(--space-4); }
.good.card { border-width: 3px; }
.price-list { gap: 0; max-width: none; }
.price-list > li { padding-block: var(--space-4); border-block-end: 3px solid var(--text); }
.price-list-long { column-gap: var(--space-6); }
.price-line h3 { font-size: var(--step-2); }
.price-list .price { font-family: var(--font-head); font-size: var(--step-2); font-weight: 800; }
.leader { border: 0; }
.step-list li::before { font-size: var(--step-5); line-height: 0.9; }
.fact dd { font-size: var(--step-4); line-height: 1; }
.fact { border-block-start: 3px solid var(--text); padding-top: var(--space-3); }
.questions, .questions details { border-color: var(--text); border-width: 3px; }
.questions summary h3 { font-size: var(--step-1); }
.events { border-inline-start-width: 4px; border-color: var(--text); }
.events li::before { border-radius: 0; inset-inline-start: -0.5rem; }
.hours-table :is(th, td) { border-color: var(--text); border-width: 2px; padding-block: var(--space-3); }
.letter { stroke-width: 18; stroke-linecap: butt; }
.quote { background: var(--deep); color: var(--deep-text); }
.quote blockquote p { font-size: var(--step-4); line-height: 1.05; max-width: 22ch; }
.quote figcaption { color: var(--deep-muted); }
.call .section-head { text-align: start; }
.call { background: var(--accent); --focus: var(--accent-text); padding-block: var(--space-7); }
.questions { max-width: none; }
.call h2 { font-size: var(--step-5); max-width: 14ch; }
.footer-name { text-transform: uppercase; font-size: var(--step-3); }
.tone-bold .og { background: var(--accent); color: var(--accent-text); }
.tone-bold .og .brand, .tone-bold .og .lead { color: inherit; }
.tone-bold .og svg.mark .mk { fill: var(--accent-text); }
.tone-bold .og svg.mark :is(.mm :is(.a1, .ai, .a2, .a3), .md) { fill: var(--accent); }
.tone-bold .og svg.mark :is(.ml, .mm :is(.s1, .s2, .si)) { stroke: var(--accent); }
.tone-bold .og svg.mark .mm :is(.al, .ag) { fill: var(--accent-text); }
.tone-bold .og .art { overflow: visible; }
`;
