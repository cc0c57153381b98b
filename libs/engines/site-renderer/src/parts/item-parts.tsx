import type { FactOf } from '@capstan/site-document';
import type { PriceText } from '../format/formats.js';
import { h, type VNode } from '../jsx/h.js';

/** What is known of an item besides its name, description and price. */
export function ItemMeta({ item, as: Tag = 'p' }: { item: FactOf<'item'>; as?: 'p' | 'span' }): VNode | null {
  const parts = [item.duration, item.unit, item.note].filter((part) => part !== undefined);
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
