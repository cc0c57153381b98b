import { TINTED } from '../tinted.js';

/** Round and light: soft shapes, thick type, coloured cards that stand a little askew, wavy edges. */
export const PLAYFUL_STYLE = `.site-header { background: transparent; }
body { background: var(--bg); }
.hero-large { padding-block: var(--space-5) var(--space-7); }
.hero-large .hero-art { margin-inline: calc(-1 * var(--space-4)); }
.eyebrow { display: inline-block; padding: 0.35em 1em; border-radius: 999px; background: var(--second-soft); color: var(--text); }
.hero-small { background: var(--accent-soft); border-radius: 0 0 2.5rem 2.5rem; }
.section-grid { justify-items: center; }
.section-head, .app-head { text-align: center; align-items: center; max-width: 44rem; margin-inline: auto; }
.section-body { width: 100%; }
.section-head h2::after { content: ''; display: block; width: 4.5rem; height: 0.75rem; margin: 0.35em auto 0; background: radial-gradient(circle at 50% -20%, transparent 62%, var(--second) 64% 88%, transparent 90%) 0 0 / 1.125rem 0.75rem repeat-x; }
${TINTED} { background: var(--second-soft); }
${TINTED}::before, ${TINTED}::after { content: ''; position: absolute; inset-inline: 0; height: 1.5rem; background: radial-gradient(ellipse at 50% 100%, var(--second-soft) 68%, transparent 70%) 0 0 / 6rem 1.5rem repeat-x; }
${TINTED}::before { inset-block-end: 100%; margin-block-end: -1px; }
${TINTED}::after { inset-block-start: 100%; margin-block-start: -1px; transform: scaleY(-1); z-index: 1; }
.button { box-shadow: 0 4px 0 0 color-mix(in oklab, var(--accent-edge) 70%, black); border-color: transparent; border-color: var(--accent-edge); }
.button.quiet { box-shadow: none; }
.button:hover { transform: translateY(2px); box-shadow: 0 2px 0 0 color-mix(in oklab, var(--accent-edge) 70%, black); }
.card { border: 0; padding: var(--space-6) var(--space-5); }
.cards .card:nth-child(3n + 1) { background: var(--accent-soft); }
.cards .card:nth-child(3n + 2) { background: var(--second-soft); }
.cards .card:nth-child(3n) { background: var(--surface-2); }
${TINTED} .card { background: var(--surface) !important; }
@media (min-width: 60rem) { .cards .card:nth-child(odd) { transform: rotate(-0.7deg); } .cards .card:nth-child(even) { transform: rotate(0.7deg); } }
.good.card { padding: 0 0 var(--space-5); box-shadow: var(--shadow); }
.prose { max-width: var(--measure); margin-inline: auto; }
.text-with-art .prose { margin-inline: 0; }
.text-art .art, .gallery-grid .art { border-radius: 2.25rem; }
.price-list { margin-inline: auto; }
.price-list > li { background: var(--surface); border-radius: 1.25rem; padding: var(--space-4) var(--space-5); }
.leader { border-block-end: 3px dotted var(--line); }
.step-list li { align-items: center; text-align: center; }
.step-list li::before { width: 3.25rem; height: 3.25rem; display: grid; place-items: center; border-radius: 50%; background: var(--accent); color: var(--accent-text); font-size: var(--step-1); }
.call .section-head h2::after { display: none; }
.items .note { text-align: center; margin-inline: auto; }
.fact-list { justify-content: center; text-align: center; }
.questions { margin-inline: auto; border: 0; display: grid; gap: var(--space-3); }
.questions details { border: 0; background: var(--surface-2); border-radius: 1.25rem; padding-inline: var(--space-5); }
${TINTED} .questions details { background: var(--surface); }
.hours-table, .events { margin-inline: auto; }
.contact-list { max-width: 52rem; margin-inline: auto; }
.people-list { justify-content: center; grid-template-columns: repeat(auto-fill, minmax(9rem, 11rem)); }
.person { align-items: center; text-align: center; }
.quote { text-align: center; }
.quote blockquote p { margin-inline: auto; background: var(--accent-soft); border-radius: 2.5rem; padding: var(--space-6); max-width: 34ch; font-size: var(--step-2); line-height: 1.35; }
.call > .wrap { background: var(--accent); --focus: var(--accent-text); border-radius: 2.5rem; padding: var(--space-7) var(--space-6); overflow: hidden; width: min(100% - 2 * var(--gutter), var(--width)); }
.site-footer { border-radius: 2.5rem 2.5rem 0 0; }
.app-section :is(.form-card, .waitlist) { margin-inline: auto; }
`;
