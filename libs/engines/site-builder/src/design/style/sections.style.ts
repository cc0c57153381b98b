/** Sections as all tones share them. */
export const SECTIONS_STYLE = `.section { padding-block: var(--space-7); position: relative; }
.section-grid { display: grid; gap: var(--space-6); grid-template-columns: minmax(0, 1fr); }
.section-head { min-width: 0; }
.section-head, .app-head { display: flex; flex-direction: column; gap: var(--space-3); }
.app-head { margin-bottom: var(--space-6); }
.section-body { min-width: 0; }
.eyebrow { font-family: var(--font-detail); font-size: var(--step--1); font-weight: 600; color: var(--accent-ink); }
.prose { display: flex; flex-direction: column; gap: 1em; }
.prose > p:first-of-type:not(.notice):not(:only-of-type) { font-size: var(--step-1); line-height: 1.5; }
:lang(ja) .prose > p:first-of-type { line-height: 1.8; }
.note { margin-top: var(--space-5); font-size: var(--step--1); }
.more { display: inline-flex; align-items: center; min-height: 2rem; font-weight: 600; }

.hero-grid { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-6); align-items: center; }
.hero-copy { position: relative; z-index: 1; display: flex; flex-direction: column; gap: var(--space-5); align-items: flex-start; min-width: 0; }
.hero-large { padding-block: var(--space-6) var(--space-8); }
.hero-large h1 { font-size: var(--step-5); }
.hero-large h1.long-word { font-size: var(--step-4); }
.hero h1.long-word { hyphens: auto; hyphenate-limit-chars: 14 5 5; }
.hero-small { padding-block: var(--space-6); }
.hero-small .hero-art { max-width: 20rem; }
.hero h1 { max-width: min(20ch, 100%); }
:lang(ja) .hero h1 { max-width: 16em; }
.hero .lead { max-width: 46ch; }
:lang(ja) .hero .lead { max-width: 34em; }
@media (min-width: 56rem) {
  .hero-large .hero-grid { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); }
  .hero-small .hero-grid { grid-template-columns: minmax(0, 1fr) auto; }
  .hero-small .hero-art { width: 20rem; }
}
@media (max-width: 55.99rem) {
  .hero-small .hero-art { display: none; }
  .hero-large .hero-art { max-width: 30rem; }
}

@media (min-width: 48rem) {
  .text-with-art .section-body { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: var(--space-7); align-items: center; }
}
.text-with-art .section-body { display: grid; gap: var(--space-6); }
.text-art .art { border-radius: var(--radius); }

.grid-3 { grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12.5rem, 30%)), 1fr)); }
.cards .grid-2 { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.card h3 { text-wrap: balance; }
.card-link { margin-top: auto; }

.price-list { display: grid; gap: var(--space-5) var(--space-7); max-width: 46rem; }
.price-line { display: flex; align-items: baseline; gap: var(--space-3); }
.price-line h3 { font-size: var(--step-0); }
.leader { flex: 1; min-width: 1.5rem; border-block-end: 1px dotted var(--muted); transform: translateY(-0.25em); }
.price-line:not(:has(.price)) .leader { display: none; }
.price-list .price, .good .price { white-space: nowrap; font-weight: 600; color: var(--accent-ink); }
.item-text { color: var(--muted); max-width: 52ch; }
.duration { font-size: var(--step--1); }
@media (min-width: 60rem) { .price-list-long { grid-template-columns: 1fr 1fr; max-width: none; } }
.good { padding: 0; overflow: hidden; gap: var(--space-2); padding-bottom: var(--space-5); }
.good > :not(.good-art) { margin-inline: var(--space-5); }
.good > h3 { margin-top: var(--space-3); }
.good > .price { margin-top: auto; padding-top: var(--space-2); }

.step-list { counter-reset: step; display: grid; gap: var(--space-5) var(--space-6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.step-list li { counter-increment: step; display: flex; flex-direction: column; gap: var(--space-2); }
.step-list li::before { content: counter(step); font-family: var(--font-head); font-weight: var(--head-weight); font-size: var(--step-3); line-height: 1; color: var(--accent-ink); }

.fact-list { display: grid; gap: var(--space-5) var(--space-6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); }
.fact { display: flex; flex-direction: column-reverse; justify-content: flex-end; gap: var(--space-1); }
.fact dd { font-family: var(--font-head); font-weight: var(--head-weight); font-size: var(--step-2); line-height: 1.15; letter-spacing: var(--head-tracking); overflow-wrap: anywhere; hyphens: manual; }
.fact dt { color: var(--muted); font-size: var(--step--1); }

.questions { max-width: 46rem; border-block-start: 1px solid var(--line); }
.questions details { border-block-end: 1px solid var(--line); }
.questions summary { display: flex; justify-content: space-between; align-items: center; gap: var(--space-4); padding-block: var(--space-4); list-style: none; }
.questions summary::-webkit-details-marker { display: none; }
.questions summary::after { content: ''; flex: none; width: 0.7em; height: 0.7em; border-inline-end: 2px solid var(--accent-ink); border-block-end: 2px solid var(--accent-ink); transform: translateY(-0.2em) rotate(45deg); }
.questions details[open] summary::after { transform: translateY(0.15em) rotate(225deg); }
.questions summary h3 { font-size: var(--step-0); }
.questions summary:hover h3 { color: var(--accent-ink); }
.questions details p { padding-block-end: var(--space-5); color: var(--muted); }

.hours-table { max-width: 30rem; }
.hours-table th, .hours-table td { padding-block: var(--space-2); border-block-end: 1px solid var(--line); }
.hours-table th { padding-inline-end: var(--space-5); }
.hours-table td { text-align: end; white-space: nowrap; font-weight: 600; }
@media (max-width: 26rem) { .hours-table td { white-space: normal; } }
.site-footer .hours-table th, .site-footer .hours-table td { border-color: color-mix(in oklab, var(--deep-text) 18%, transparent); padding-block: var(--space-1); }

.contact-list { display: grid; gap: var(--space-5) var(--space-6); grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }
.site-footer .contact-list dt { color: var(--deep-muted); }
.site-footer .contact-list { grid-template-columns: 1fr; gap: var(--space-2); }
.contact-list dt { color: var(--muted); font-size: var(--step--1); }
.contact-list dd { overflow-wrap: anywhere; }
.section .contact-list dd { font-size: var(--step-1); line-height: 1.4; }
.section .contact-list .more { font-size: var(--step-0); }
.contact-list dd > a, .contact-list li > a { display: inline-flex; align-items: center; min-height: 1.75rem; }
.plain-list { list-style: none; }

.people-list { display: grid; gap: var(--space-6) var(--space-5); grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); }
.person { display: flex; flex-direction: column; gap: var(--space-1); }
.portrait { width: 8rem; margin-bottom: var(--space-3); }
.portrait .art { border-radius: var(--radius); }

.gallery-grid { columns: 3 16rem; column-gap: var(--space-5); }
.gallery-grid li { break-inside: avoid; margin-bottom: var(--space-5); }
.gallery-grid .art { border-radius: var(--radius); }
.gallery-grid figcaption { padding-top: var(--space-2); color: var(--muted); font-size: var(--step--1); }

.events { display: grid; max-width: 46rem; border-inline-start: 2px solid var(--line); }
.events li { position: relative; padding: 0 0 var(--space-6) var(--space-6); display: grid; gap: var(--space-1); }
.events li:last-child { padding-bottom: 0; }
.events li::before { content: ''; position: absolute; inset-inline-start: -0.4375rem; inset-block-start: 0.45em; width: 0.75rem; height: 0.75rem; border-radius: 50%; background: var(--accent); border: 2px solid var(--accent-edge); }
.when { font-family: var(--font-head); font-weight: var(--head-weight); font-size: var(--step-1); line-height: 1.3; color: var(--accent-ink); }

.quote blockquote p { font-family: var(--font-head); font-weight: var(--head-weight); font-size: var(--step-3); line-height: 1.25; letter-spacing: var(--head-tracking); max-width: 30ch; text-wrap: balance; }
:lang(ja) .quote blockquote p { max-width: 24em; line-height: 1.6; }
.quote figcaption { margin-top: var(--space-4); color: var(--muted); }

.call { color: var(--accent-text); overflow: clip; }
.call-box { position: relative; }
.call-copy { position: relative; display: flex; flex-direction: column; gap: var(--space-5); align-items: flex-start; }
.call .lead { color: inherit; }
.call .section-head { text-align: inherit; align-items: inherit; }
.call .art-band { position: absolute; inset-block: 50% auto; inset-inline-end: var(--gutter); width: 20rem; height: auto; translate: 0 -50%; opacity: 0.55; display: none; }
@media (min-width: 56rem) { .call .art-band { display: block; } .call-copy { max-width: 68%; } }
.call .art-band :is(.a1, .a2, .a3, .al, .ai) { fill: none; stroke: currentColor; stroke-width: 1.5; }
.call .art-band :is(.s1, .s2, .sl, .si) { stroke: currentColor; }
.call .button { background: var(--accent-text); color: var(--accent); border-color: var(--accent-text); }
.call .button.quiet { background: transparent; color: var(--accent-text); border-color: var(--accent-text); }
.call .button:hover { background: transparent; color: var(--accent-text); border-color: var(--accent-text); text-decoration: underline; }
.table-scroll { overflow-x: auto; }
`;
