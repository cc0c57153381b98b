import { h, type VNode } from '../jsx/h.js';
import { PlaceText } from '../parts/fact-line.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';

/** The one date that matters, set large. It counts nothing: the page must not need a script. */
export function Countdown({ section, facts, context }: SectionProps): VNode {
  const { formats } = context;
  return (
    <SectionShell section={section} context={context}>
      {ofType(facts, 'date').map((date) => (
        <div class="big-date">
          <time datetime={date.start}>
            <span class="big-day">{formats.date(date.start, { day: '2-digit' }).replace(/日$/u, '')}</span>
            <span class="big-month">{formats.date(date.start, { month: 'long' })}</span>
            <span class="big-year">{date.start.slice(0, 4)}</span>
          </time>
          <div class="big-date-copy">
            <h3>{date.title}</h3>
            <p>
              {formats.day(date)}
              {formats.times(date) !== null && `, ${formats.times(date)}`}
            </p>
            {date.place !== undefined && <p class="event-place">{date.place}</p>}
            {date.note !== undefined && <p class="event-note">{date.note}</p>}
          </div>
        </div>
      ))}
      {ofType(facts, 'place').map((place) => (
        <address class="place">
          <PlaceText fact={place} context={context} />
        </address>
      ))}
    </SectionShell>
  );
}
