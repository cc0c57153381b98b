import { type FactOf, WEEKDAYS, type Weekday } from '@capstan/site-document';
import { h, type VNode } from '../jsx/h.js';
import type { PageContext } from '../context/page-context.js';

interface HoursProps {
  hours: readonly FactOf<'hours'>[];
  context: PageContext;
}

/** One row for each fact: days, times, note. */
export function HoursTable({ hours, context }: HoursProps): VNode | null {
  if (hours.length === 0) return null;
  return (
    <table class="hours-table">
      <tbody>
        {hours.map((fact) => (
          <tr>
            <th scope="row">{context.formats.days(fact.days, fact.days.length > 2 ? 'short' : 'long')}</th>
            <td>
              <span class="nowrap">{context.formats.hours(fact)}</span>
              {fact.note !== undefined && <span class="note"> {fact.note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The seven days of a week, with the times of each. */
export function HoursWeek({ hours, context }: HoursProps): VNode {
  const of = (day: Weekday) => hours.filter(({ days }) => days.includes(day));
  const notes = [...new Set(hours.flatMap(({ note }) => note ?? []))];
  return (
    <div>
      <ul class="week">
        {WEEKDAYS.map((day) => {
          const open = of(day).filter(({ isClosed }) => isClosed !== true);
          return (
            <li class={`week-day ${open.length === 0 ? 'is-closed' : ''}`.trim()}>
              <b>{context.formats.weekday(day)}</b>
              {open.length === 0 ? (
                <span>{context.words.facts.closed}</span>
              ) : (
                open.map((fact) => <span>{context.formats.hours(fact)}</span>)
              )}
            </li>
          );
        })}
      </ul>
      {notes.map((note) => (
        <p class="note">{note}</p>
      ))}
    </div>
  );
}
