import type { SectionOf } from '../context.js';
import { markup, type Html } from '../../html/html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** Questions that open on their answers, without a script. */
export function renderFaq(section: SectionOf<'faq'>): Html {
  const questions = section.questions.map(
    ({ question, answer }) =>
      markup`<details><summary><h3>${question}</h3></summary><p>${answer}</p></details>`,
  );
  return sectionFrame(
    section.id,
    'faq',
    sectionHead(section.heading),
    markup`<div class="questions">${questions}</div>`,
  );
}
