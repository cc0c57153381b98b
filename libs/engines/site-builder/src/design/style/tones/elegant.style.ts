import { TINTED } from '../tinted.js';

/** A narrow column in the middle, large light type, hairlines, much air. */
export const ELEGANT_STYLE = `@media (min-width: 56rem) { .header-row { flex-direction: column; padding-block: var(--space-5) var(--space-3); gap: var(--space-3); } }
.brand { font-size: var(--step-2); letter-spacing: 0.02em; }
.site-header { border-block-end: 1px solid var(--line); }
.site-nav a { font-size: var(--step--1); letter-spacing: 0.09em; text-transform: uppercase; }
.site-nav a[aria-current] { font-weight: inherit; text-decoration: underline; text-underline-offset: 0.5em; }
.site-nav .nav-list { justify-content: center; gap: 0 clamp(1.25rem, 1rem + 1vw, 2.5rem); }
.menu-button { border-width: 1px; font-weight: 400; letter-spacing: 0.09em; text-transform: uppercase; font-size: var(--step--1); }
.eyebrow { font-weight: 400; letter-spacing: 0.16em; text-transform: uppercase; color: var(--muted); }
:lang(ja) :is(.eyebrow, .site-nav a, .menu-button, .button) { letter-spacing: 0.06em; }
.hero-large { padding-block: var(--space-7) var(--space-8); }
.hero-large .hero-art .art { max-height: 38rem; width: auto; margin-inline: auto; max-width: min(100%, 27rem); }
.hero-large h1 { max-width: 13ch; }
.hero-small { padding-block: var(--space-7) var(--space-6); text-align: center; }
.hero-small .hero-grid { grid-template-columns: 1fr; justify-items: center; gap: var(--space-5); }
.hero-small .hero-art { order: -1; display: block; }
.hero-small .hero-copy { align-items: center; }
.hero-small .actions { justify-content: center; }
.section { padding-block: var(--space-8); }
.section-grid { justify-items: center; }
.section-head, .app-head { text-align: center; align-items: center; max-width: 40rem; margin-inline: auto; gap: var(--space-4); }
.section-head::after, .app-head::after { content: ''; width: 2.5rem; border-block-start: 1px solid var(--accent-ink); margin-top: var(--space-2); }
.section-body { width: 100%; }
${TINTED} { background: var(--surface-2); }
.button { font-weight: 400; letter-spacing: 0.09em; text-transform: uppercase; font-size: var(--step--1); padding-inline: var(--space-6); border-width: 1px; min-height: 3.25rem; }
.prose { max-width: 34rem; margin-inline: auto; }
.prose > p:first-of-type:not(.notice):not(:only-of-type)::first-letter { font-family: var(--font-head); }
.text-with-art .prose { margin-inline: 0; }
.card { background: none; border: 0; border-block-start: 1px solid var(--line); padding: var(--space-5) 0; box-shadow: none; }
.cards .card { text-align: center; align-items: center; border-block-start: 0; padding: var(--space-4); }
.cards .card + .card { border-inline-start: 1px solid var(--line); }
@media (max-width: 40rem) { .cards .card + .card { border-inline-start: 0; border-block-start: 1px solid var(--line); } }
.cards .grid { gap: 0; }
.card h3 { font-size: var(--step-2); }
.good.card { border: 0; }
.good > :not(.good-art) { margin-inline: 0; }
.price-list { margin-inline: auto; max-width: 40rem; gap: var(--space-6); }
.price-list-long { grid-template-columns: 1fr; }
.price-line h3 { font-size: var(--step-1); font-family: var(--font-head); }
.price-list .price, .good .price { font-weight: 400; font-size: var(--step-1); }
.leader { border-block-end: 1px solid var(--line); }
.item-text { font-style: italic; }
:lang(ja) .item-text { font-style: normal; }
.items .note { text-align: center; margin-inline: auto; }
.step-list { gap: var(--space-6); }
.step-list li { text-align: center; align-items: center; }
.step-list li::before { content: counter(step, upper-roman); font-size: var(--step-1); letter-spacing: 0.1em; color: var(--accent-ink); }
.fact-list { text-align: center; }
.fact dd { font-size: var(--step-3); }
.questions, .hours-table, .events { margin-inline: auto; max-width: 40rem; }
.hours-table td { font-weight: 400; }
.contact-list { max-width: 48rem; margin-inline: auto; text-align: center; }
.site-footer .contact-list { text-align: start; margin: 0; }
.people-list { grid-template-columns: repeat(auto-fit, minmax(11rem, 13rem)); justify-content: center; }
.person { align-items: center; text-align: center; }
.portrait .art { border-radius: 50%; }
.letter { stroke-width: 4; stroke-linecap: butt; }
.quote { text-align: center; padding-block: var(--space-8); }
.quote blockquote p { margin-inline: auto; max-width: 24ch; font-size: var(--step-4); line-height: 1.18; }
.call { background: var(--deep); color: var(--deep-text); --focus: var(--deep-accent); text-align: center; padding-block: var(--space-8); }
.call .art-band { display: none; }
.call-copy { align-items: center; max-width: none; }
.call .section-head::after { border-color: var(--deep-accent); }
.call .button { background: var(--deep-text); color: var(--deep); border-color: var(--deep-text); }
.call .button.quiet { background: transparent; color: var(--deep-text); border-color: var(--deep-text); }
.call .button:hover { color: var(--deep-text); border-color: var(--deep-text); }
.site-footer { background: var(--bg); color: var(--text); border-block-start: 1px solid var(--line); --focus: var(--accent-ink); }
.site-footer a { color: var(--text); } .site-footer .contact-list dt { color: var(--muted); }
.footer-nav { border-color: var(--line); }
.footer-nav .nav-list { justify-content: center; }
.site-footer .hours-table :is(th, td) { border-color: var(--line); }
.app-section :is(.form-card, .waitlist) { margin-inline: auto; }
`;
