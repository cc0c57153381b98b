import type { OpeningHours } from '../../model/brief.js';
import { isAllDay } from '../../model/opening-hours.js';
import type { RenderContext, SectionOf } from '../context.js';
import { markup, type Html } from '../../html/html.js';
import { daysText, hoursRows } from '../opening-hours.js';
import { sectionFrame, sectionHead } from '../section-head.js';
import type { Words } from '../words/words.js';

/** Opening hours as a table. */
export function renderHours(section: SectionOf<'hours'>, { words }: RenderContext): Html {
  const note =
    section.note !== null && section.note !== '' && markup`<p class="note muted">${section.note}</p>`;
  return sectionFrame(
    section.id,
    'hours',
    sectionHead(section.heading),
    markup`${hoursTable(section.hours, words)}${note}`,
  );
}

/** One row for days of the same hours. */
export function hoursTable(hours: OpeningHours[], words: Words): Html {
  const rows = hoursRows(hours).map((row) => {
    const spans = row.spans
      .map((span) => (isAllDay(span) ? words.allDay : words.span(span.opens, span.closes)))
      .join(', ');
    return markup`
      <tr>
      <th scope="row">${daysText(row, words)}</th>
      <td>${spans === '' ? words.closed : spans}</td></tr>`;
  });
  return markup`
    <table class="hours-table">
    <caption class="visually-hidden">${words.openingHours}</caption>
    <tbody>${rows}</tbody></table>`;
}
