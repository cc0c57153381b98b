import type { Fact, FactOf } from '@capstan/site-document';
import { contactHref, contactText, mapHref } from '../format/contact-link.js';
import { Fragment, h, type VNode } from '../jsx/h.js';
import type { PageContext } from '../context/page-context.js';
import { Icon, type IconName } from './icon.js';
import { textParagraphs } from './section-shell.js';

interface FactProps<F = Fact> {
  fact: F;
  context: PageContext;
}

/** Facts as short lines with icons: next to a form, in a hero, in a footer. */
export function FactLines({
  facts,
  context,
}: {
  facts: readonly Fact[];
  context: PageContext;
}): VNode | null {
  if (facts.length === 0) return null;
  return (
    <ul class="lines">
      {facts.map((fact) => (
        <li class={`line line-${fact.type}`}>
          <FactLine fact={fact} context={context} />
        </li>
      ))}
    </ul>
  );
}

export function FactLine({ fact, context }: FactProps): VNode {
  switch (fact.type) {
    case 'contact':
      return iconed(fact.channel, <ContactText fact={fact} context={context} />);
    case 'place':
      return iconed('place', <PlaceText fact={fact} context={context} />);
    case 'hours':
      return iconed('hours', <HoursText fact={fact} context={context} />);
    case 'date':
      return iconed('date', <DateText fact={fact} context={context} />);
    case 'number':
      return (
        <Fragment>
          <b>
            {context.formats.number(fact.value)}
            {fact.unit !== undefined && ` ${fact.unit}`}
          </b>{' '}
          <span>{fact.label}</span>
        </Fragment>
      );
    case 'list':
      return (
        <Fragment>
          {fact.title !== undefined && <b>{fact.title}</b>}
          <span class="inline-list">
            {fact.entries.map((entry) => (
              <span>{entry}</span>
            ))}
          </span>
        </Fragment>
      );
    case 'policy':
      return (
        <div>
          {fact.topic !== undefined && <b>{fact.topic}</b>}
          {textParagraphs(fact.text)}
        </div>
      );
    case 'statement':
    case 'quote':
      return <div>{textParagraphs(fact.text)}</div>;
    default:
      return <span>{fact.name}</span>;
  }
}

const iconed = (name: IconName, content: VNode): VNode => (
  <Fragment>
    <Icon name={name} />
    <div>{content}</div>
  </Fragment>
);

export function ContactText({ fact }: FactProps<FactOf<'contact'>>): VNode {
  const href = contactHref(fact);
  const text = contactText(fact);
  return (
    <Fragment>
      {fact.label !== undefined && <span class="label">{fact.label}</span>}
      {href === null ? <span>{text}</span> : <a href={href}>{text}</a>}
    </Fragment>
  );
}

export function PlaceText({ fact, context }: FactProps<FactOf<'place'>>): VNode {
  const { name, address, area, directions } = fact;
  return (
    <Fragment>
      {name !== undefined && <b>{name}</b>}
      {address !== undefined && (
        <a href={mapHref(address)} aria-label={`${address} – ${context.words.facts.map}`}>
          {address}
        </a>
      )}
      {area !== undefined && <span>{area}</span>}
      {directions !== undefined && <p class="note">{directions}</p>}
    </Fragment>
  );
}

export function HoursText({ fact, context }: FactProps<FactOf<'hours'>>): VNode {
  return (
    <Fragment>
      <span>
        {context.formats.days(fact.days)} <span class="nowrap">{context.formats.hours(fact)}</span>
      </span>
      {fact.note !== undefined && <span class="note">{fact.note}</span>}
    </Fragment>
  );
}

export function DateText({ fact, context }: FactProps<FactOf<'date'>>): VNode {
  const times = context.formats.times(fact);
  return (
    <Fragment>
      <b>{fact.title}</b>
      <span>
        {context.formats.day(fact)}
        {times !== null && `, ${times}`}
      </span>
      {fact.place !== undefined && <span>{fact.place}</span>}
      {fact.note !== undefined && <span class="note">{fact.note}</span>}
    </Fragment>
  );
}
