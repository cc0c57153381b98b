import type { SectionOf } from '../context.js';
import { html, type Html } from '../html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Questions that open on their answers, without a script. */
export function renderFaq(section: SectionOf<'faq'>): Html {
  const questions = section.questions.map(
    ({ question, answer }) =>
      html`<details>
        <summary><h3>${question}</h3></summary>
        <p>${answer}</p>
      </details>`,
  );
  return sectionFrame(
    section.id,
    'faq',
    sectionHead(section.heading),
    html`<div class="questions">${questions}</div>`,
  );
}
