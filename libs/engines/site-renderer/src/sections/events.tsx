import type { FactOf } from '@capstan/site-document';
import { h, type VNode } from '../jsx/h.js';
import type { PageContext } from '../context/page-context.js';
import { type SectionProps, grouped, ofType } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';

/** Dates as a list; the calendar has a heading for each month. */
export function Events({ section, facts, context }: SectionProps): VNode {
  const dates = ofType(facts, 'date');
  const isCalendar = section.variant === 'calendar';
  const months = isCalendar ? grouped(dates, ({ start }) => start.slice(0, 7)) : [['', dates] as const];
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.events}>
      {months.map(([month = '', members]) => (
        <div class="event-month">
          {month !== '' && (
            <h3 class="group-name">
              {context.formats.date(`${month}-01`, { month: 'long', year: 'numeric' })}
            </h3>
          )}
          <ol class={`events count-${Math.min(members.length, 6)}`}>
            {members.map((date) => (
              <EventEntry date={date} context={context} isNested={month !== ''} />
            ))}
          </ol>
        </div>
      ))}
    </SectionShell>
  );
}

function EventEntry({
  date,
  context,
  isNested,
}: {
  date: FactOf<'date'>;
  context: PageContext;
  isNested: boolean;
}): VNode {
  const { formats } = context;
  const times = formats.times(date);
  const Title = isNested ? 'h4' : 'h3';
  return (
    <li class="event">
      <time class="leaf" datetime={date.start}>
        <span class="leaf-day">{formats.date(date.start, { day: 'numeric' }).replace(/日$/u, '')}</span>
        <span class="leaf-month">{formats.date(date.start, { month: 'short' })}</span>
        <span class="leaf-year">{date.start.slice(0, 4)}</span>
      </time>
      <Title>{date.title}</Title>
      <p class="event-when">
        {formats.day(date, 'short')}
        {times !== null && <span class="nowrap"> · {times}</span>}
      </p>
      {date.place !== undefined && <p class="event-place">{date.place}</p>}
      {date.note !== undefined && <p class="event-note">{date.note}</p>}
    </li>
  );
}
