import type { SectionOf } from '../context.js';
import { html, type Html } from '../html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** What happens, one after the other. */
export function renderSteps(section: SectionOf<'steps'>): Html {
  const steps = section.steps.map(
    (step) =>
      html`<li>
        <h3>${step.title}</h3>
        ${step.text !== '' && html`<p>${step.text}</p>`}
      </li>`,
  );
  return sectionFrame(
    section.id,
    'steps',
    sectionHead(section.heading),
    html`<ol class="step-list">
      ${steps}
    </ol>`,
  );
}
