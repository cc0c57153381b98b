import type { SectionOf } from '../context.js';
import { markup, type Html } from '../../html/html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Figures and other short facts, large. */
export function renderFacts(section: SectionOf<'facts'>): Html {
  const facts = section.facts.map(
    (fact) => markup`<div class="fact"><dt>${fact.label}</dt><dd class="figure">${fact.value}</dd></div>`,
  );
  return sectionFrame(
    section.id,
    'facts',
    sectionHead(section.heading),
    markup`<dl class="fact-list">${facts}</dl>`,
  );
}
