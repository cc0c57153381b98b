import type { PromptText } from '../clauses/prompt-text.js';
import type { Draft } from '../extract/drafts.js';
import { unitIn } from '../extract/items.js';
import { dollarOf, findMoney } from '../extract/money.js';
import { withCapital } from '../text/capital.js';
import { fold } from '../text/fold.js';
import { trimEnd } from '../text/trim-end.js';
import type { Listed } from './entries.js';
import { MAX_NAME_WORDS, MAX_SHORT_WORDS, wordCount } from './lists.js';

/** "Starter (Free, up to 3 users)", "Enterprise (contact us)": a tier whose price is words. */
export function tier(prompt: PromptText, { name: named, rest, start, end }: Listed): Draft {
  const range = { start, end };
  // "Free for 1 user": the name ends before it says for whom.
  const [cut] = prompt.language.outline.with.find(prompt.fold(named)).filter((word) => word.start > 0);
  const name = cut === undefined ? named : { start: named.start, end: named.start + cut.start };
  const said = [{ start: name.end, end: named.end }, ...(rest === null ? [] : [rest])].map((each) =>
    prompt.words(each),
  );
  const [price = '', ...notes] = said.filter((each) => each !== '').flatMap((each) => each.split(/,\s*/u));
  const isPrice = price !== '' && !/\d/u.test(price) && wordCount(price) <= MAX_SHORT_WORDS;
  const note = (isPrice ? notes : [price, ...notes]).filter((each) => each !== '').join(', ');
  return {
    fact: {
      type: 'item',
      name: prompt.words(name),
      ...(isPrice ? { price: withCapital(price) } : {}),
      ...(note === '' ? {} : { note: withCapital(note) }),
    },
    range,
    covers: [range],
  };
}

/** "Pro ($12/month, most popular)", "$149 for the self-paced course"; its further prices are notes. Null without a name. */
export function pricedItem(prompt: PromptText, { start, end }: Listed): Draft | null {
  const [money] = findMoney(prompt, { start, end }, dollarOf(prompt));
  if (money === undefined) return null;
  const { lists, outline } = prompt.language;
  const range = { start, end };
  const before = trimEnd(prompt.words({ start, end: money.start }), '(:,–—-');
  const from = lists.priceFrom.atEnd(fold(before));
  const unlinked = trimEnd(before.slice(0, from?.start ?? before.length), '(:,–—-');
  // "Starter 4 sessions for £160"
  const link = [lists.priceLink, outline.with]
    .flatMap((list) => list.atEnd(fold(unlinked)) ?? [])
    .find((match) => match.start > 0);
  const name = unlinked.slice(0, link?.start ?? unlinked.length).trimEnd();
  const behind = prompt.text.slice(money.end, end);
  const first = /[(),]/u.exec(behind)?.index ?? behind.length;
  const { per, note: unitNote } = unitIn(prompt, { start: money.end, end: money.end + first });
  const others = behind
    .slice(first)
    .split(/[(),]\s*/u)
    .map(plain);
  const direct = per === undefined ? plain(behind.slice(0, first)) : (unitNote ?? '');
  // "(most popular) for up to 10 users": what is behind the brackets belongs to the price again.
  const isBehind = /\)\s*\p{L}[^()]*$/u.test(behind);
  const note = [direct, ...(isBehind ? others.splice(-1) : [])].filter((each) => each !== '').join(', ');
  const description = others.filter((each) => each !== '').join(', ');
  const isFirst = name === '' && note !== '';
  const lead = isFirst ? outline.with.atStart(fold(note)) : undefined;
  const title = isFirst ? note.slice(lead?.start === 0 ? lead.end : 0).trim() : name;
  if (!/\p{L}/u.test(title) || wordCount(title) > MAX_NAME_WORDS) return null;
  const price = {
    ...money.money,
    ...(from === undefined ? {} : { isMinimum: true }),
    ...(per === undefined ? {} : { per }),
  };
  return {
    fact: {
      type: 'item',
      name: title,
      price,
      ...(description === '' ? {} : { description }),
      ...(isFirst || note === '' ? {} : { note }),
    },
    range,
    covers: [range],
  };
}

const plain = (text: string): string =>
  trimEnd(text, '.,;')
    .replace(/^[\s,;:–—-]+/u, '')
    .replaceAll(/\s+/gu, ' ');

/** What is offered without a price. */
export function item(prompt: PromptText, { name, rest, start, end }: Listed): Draft {
  const range = { start, end };
  return {
    fact: {
      type: 'item',
      name: prompt.words(name),
      ...(rest === null ? {} : { description: prompt.words(rest) }),
    },
    range,
    covers: [range],
  };
}
