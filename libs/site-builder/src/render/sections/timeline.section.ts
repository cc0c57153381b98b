import type { SectionOf } from '../context.js';
import { html, type Html } from '../html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** What happened when. */
export function renderTimeline(section: SectionOf<'timeline'>): Html {
  const events = section.events.map(
    (event) =>
      html`<li>
        <p class="when figure">${event.when}</p>
        <p>${event.text}</p>
      </li>`,
  );
  return sectionFrame(
    section.id,
    'timeline',
    sectionHead(section.heading),
    html`<ol class="events">
      ${events}
    </ol>`,
  );
}
