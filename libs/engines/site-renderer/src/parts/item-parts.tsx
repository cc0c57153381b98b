import type { FactOf } from '@capstan/site-document';
import type { PageContext } from '../context/page-context.js';
import type { PriceText } from '../format/formats.js';
import { h, type VNode } from '../jsx/h.js';
import { fill } from '../words/interface-words.js';

interface ItemMetaProps {
  item: FactOf<'item'>;
  context: PageContext;
  as?: 'p' | 'span';
  /** Whether the unit is shown elsewhere. */
  hasUnit?: boolean;
}

/** What is known of an item besides its name, description and price. */
export function ItemMeta({ item, context, as: Tag = 'p', hasUnit = false }: ItemMetaProps): VNode | null {
  const { formats, words } = context;
  const { times = [], places, duration, unit, note } = item;
  const room =
    places === undefined ? undefined : fill(words.facts.places, { places: formats.number(places) });
  const parts = [
    ...times.map((time) => formats.weekly(time)),
    duration,
    hasUnit ? undefined : unit,
    room,
    note,
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <Tag class="meta">
      {parts.map((part) => (
        <span>{part}</span>
      ))}
    </Tag>
  );
}

export function Price({ text }: { text: PriceText | null }): VNode | null {
  if (text === null) return null;
  return (
    <span class="price">
      {text.amount}
      {text.per !== undefined && <span class="per"> {text.per}</span>}
    </span>
  );
}

/** Initials where a picture of a person is missing. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s・]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => (word === undefined ? '' : ([...word][0] ?? ''))).join('');
}
