import type { SectionOf } from '../context.js';
import { markup, type Html } from '../../html/html.js';
import { sectionFrame, sectionHead } from '../section-head.js';

/** What happened when. */
export function renderTimeline(section: SectionOf<'timeline'>): Html {
  const events = section.events.map(
    (event) => markup`<li><p class="when figure">${event.when}</p><p>${event.text}</p></li>`,
  );
  return sectionFrame(
    section.id,
    'timeline',
    sectionHead(section.heading),
    markup`<ol class="events">${events}</ol>`,
  );
}
