import type { SectionOf } from '../context.js';
import { markup, type Html } from '../../html/html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** What happens, one after the other. */
export function renderSteps(section: SectionOf<'steps'>): Html {
  const steps = section.steps.map(
    (step) => markup`<li><h3>${step.title}</h3>${step.text !== '' && markup`<p>${step.text}</p>`}</li>`,
  );
  return sectionFrame(
    section.id,
    'steps',
    sectionHead(section.heading),
    markup`<ol class="step-list">${steps}</ol>`,
  );
}
