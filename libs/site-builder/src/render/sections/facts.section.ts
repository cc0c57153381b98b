import type { SectionOf } from '../context.js';
import { html, type Html } from '../html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Figures and other short facts, large. */
export function renderFacts(section: SectionOf<'facts'>): Html {
  const facts = section.facts.map(
    (fact) =>
      html`<div class="fact">
        <dt>${fact.label}</dt>
        <dd class="figure">${fact.value}</dd>
      </div>`,
  );
  return sectionFrame(
    section.id,
    'facts',
    sectionHead(section.heading),
    html`<dl class="fact-list">${facts}</dl>`,
  );
}
