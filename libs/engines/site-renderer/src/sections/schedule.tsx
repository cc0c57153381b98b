import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, grouped, ofType } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';

/** The course of one or more days. */
export function Schedule({ section, facts, context }: SectionProps): VNode {
  const { formats, words } = context;
  const days = grouped(ofType(facts, 'date'), ({ start }) => start.slice(0, 10));
  return (
    <SectionShell section={section} context={context} fallback={words.headings.schedule}>
      <div class={`schedule-days count-${Math.min(days.length, 4)}`}>
        {days.map(([day = '', dates]) => (
          <div class="schedule-day">
            <h3 class="group-name">
              {formats.date(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
            </h3>
            <ol class="schedule">
              {dates.map((date) => (
                <li class="slot">
                  <time class="slot-time" datetime={date.start}>
                    {formats.times(date) ?? words.facts.allDay}
                  </time>
                  <div class="slot-copy">
                    <h4>{date.title}</h4>
                    {date.place !== undefined && <p class="event-place">{date.place}</p>}
                    {date.note !== undefined && <p class="event-note">{date.note}</p>}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </SectionShell>
  );
}
