import type { FactOf } from '@capstan/site-document';
import type { PageContext } from '../context/page-context.js';
import { contactHref, contactText } from '../format/contact-link.js';
import { h, type VNode } from '../jsx/h.js';
import { Icon, type IconName } from './icon.js';

/** More different hours are for their own section, which is linked to instead. */
const MAX_HOURS = 2;

/**
 * What visitors look for first, in a line: when it is open, where it is, and how to call or write. Only facts that are on a page that
 * everyone can see, and without those of the section itself.
 */
export function KeyFacts({
  except,
  context,
}: {
  except: readonly string[];
  context: PageContext;
}): VNode | null {
  const facts = context.publicFacts().filter(({ id }) => !except.includes(id));
  const hours = facts.filter(
    (fact): fact is FactOf<'hours'> => fact.type === 'hours' && fact.isClosed !== true,
  );
  const place = facts.find(
    (fact): fact is FactOf<'place'> => fact.type === 'place' && fact.address !== undefined,
  );
  const contacts = facts.filter((fact): fact is FactOf<'contact'> => fact.type === 'contact');
  const phone = contacts.find(({ channel }) => channel === 'phone');
  const email = contacts.find(({ channel }) => channel === 'email');
  // An address for messages alone is what the main button is for.
  if (hours.length === 0 && place === undefined && phone === undefined) return null;
  const lines: [IconName, VNode | null][] = [
    ['hours', hoursLine(hours, context)],
    ['place', place?.address === undefined ? null : <span>{place.address}</span>],
    ['phone', phone === undefined ? null : contactLine(phone)],
    ['email', email === undefined ? null : contactLine(email)],
  ];
  return (
    <ul class="key-facts">
      {lines.map(
        ([icon, line]) =>
          line !== null && (
            <li>
              <Icon name={icon} />
              {line}
            </li>
          ),
      )}
    </ul>
  );
}

const contactLine = (contact: FactOf<'contact'>): VNode => (
  <a href={contactHref(contact) ?? ''}>{contactText(contact)}</a>
);

/** "Tue – Sat 9:00 – 17:30": days with the same hours together. */
function hoursLine(hours: readonly FactOf<'hours'>[], context: PageContext): VNode | null {
  if (hours.length === 0) return null;
  const { formats, words } = context;
  const byTime = new Map<string, FactOf<'hours'>['days']>();
  for (const fact of hours) {
    const time = formats.hours(fact);
    byTime.set(time, [...(byTime.get(time) ?? []), ...fact.days]);
  }
  if (byTime.size > MAX_HOURS)
    return (
      <a href={context.target(sectionOf(hours, context) ?? context.page.path)}>{words.headings.hours}</a>
    );
  return (
    <span>
      {[...byTime].map(([time, days], index) => (
        <span class="nowrap">
          {index > 0 && ' · '}
          {formats.days(days)} {time}
        </span>
      ))}
    </span>
  );
}

/** The section that shows the hours. */
const sectionOf = ([first]: readonly FactOf<'hours'>[], { document }: PageContext): string | undefined =>
  document.pages
    .flatMap(({ sections }) => sections)
    .find(({ facts }) => first !== undefined && facts.includes(first.id))?.id;
