import { wordsOfFact } from '@capstan/site-document';
import { splitHonorific } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { hasWords } from '../../text/whole-words.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import { valuesIn } from '../words/found-values.js';
import { textsOf } from '../words/slots.js';
import type { Exchange } from '../instructions/exchange.js';
import { siteNames } from './site-names.js';

/** Puts what comes in the place of what goes; null where something of the old one would be left. */
export function applyExchange(editor: Editor, exchange: Exchange, language: Language): Change | null {
  const { gone, fresh } = exchange;
  if (exchange.kind === 'person') return replacePerson(editor, gone, fresh, language);
  if (exchange.kind === 'item') return replaceItem(editor, exchange, language);
  if (exchange.kind === 'entry')
    for (const fact of editor.next.facts)
      if (fact.type === 'list') fact.entries = fact.entries.map((entry) => (entry === gone ? fresh : entry));
  editor.renameEverywhere(gone, fresh);
  return { kind: 'changed', what: gone, from: gone, to: fresh };
}

function replaceItem(
  editor: Editor,
  { gone, fresh, price, isRenamed }: Extract<Exchange, { kind: 'item' }>,
  language: Language,
): Change | null {
  const items = editor.next.facts.filter((fact) => fact.type === 'item' && fact.name === gone);
  const [item] = items;
  if (item?.type !== 'item' || items.length > 1) return null;
  // What was said of the old one is not true of the new one.
  if (!isRenamed) for (const key of ['description', 'image'] as const) delete item[key];
  if (price !== null) {
    if (typeof item.price !== 'object') return null;
    const old = String(item.price.amount);
    item.price = { ...item.price, amount: price };
    // "Our leek tart, £7, comes with a salad": the price of the old one, in a sentence.
    const isSaid = editor.next.facts.some((fact) =>
      textsOf(fact).some(
        ([, text]) =>
          hasWords(text, gone) &&
          valuesIn(text, language).some(({ type, key }) => type === 'price' && key === old),
      ),
    );
    if (isSaid) return null;
  }
  editor.renameEverywhere(gone, fresh);
  return { kind: 'changed', what: gone, from: gone, to: fresh };
}

/** The role and the sentences stay; what was said of the person alone goes, such as the picture. */
function replacePerson(editor: Editor, gone: string, fresh: string, language: Language): Change | null {
  const { next } = editor;
  const { title, name } = splitHonorific(fresh, language);
  const others = siteNames(next, language).filter((each) => each !== gone && each !== name);
  const person = next.facts.find((fact) => fact.type === 'person' && fact.name === gone);
  const isThere = next.facts.some((fact) => fact.type === 'person' && fact.name === name);
  const [first, ...rest] = gone.split(/\s+/u);
  const isShared = (part: string): boolean => others.some((other) => hasWords(other, part));
  if (isThere) {
    // "Priya takes over his class": that one, where he has only one.
    const isHis = (text: string): boolean =>
      hasWords(text, gone) || (!isShared(first!) && hasWords(text, first!));
    const texts = next.facts.filter((fact) => fact !== person && isHis(wordsOfFact(fact).join('\n')));
    if (texts.length > 1) return null;
  }
  if (person?.type === 'person' && isThere) {
    editor.remove(new Set([person.id]));
  } else if (person?.type === 'person') {
    for (const key of ['title', 'about', 'image'] as const) delete person[key];
    if (title !== undefined) person.title = title;
  }
  editor.renameEverywhere(gone, name);
  const isInPlace = (part: string): boolean =>
    hasWords(next.identity.name, part) ||
    next.facts.some((fact) => fact.type === 'place' && hasWords(wordsOfFact(fact).join('\n'), part));
  if (first !== undefined && rest.length > 0 && !isShared(first) && !isInPlace(first))
    editor.renameEverywhere(first, name.split(/\s+/u)[0]!);
  const left = editor.next.facts.flatMap((fact) => (fact.type === 'contact' ? [] : wordsOfFact(fact)));
  const isLeft = [first!, ...rest].some(
    (part) =>
      /^\p{Lu}/u.test(part) &&
      !isShared(part) &&
      !isInPlace(part) &&
      left.some((text) => text.includes(part) && hasWords(text, part)),
  );
  return isLeft && !hasWords(name, first!) ? null : { kind: 'changed', what: gone, from: gone, to: name };
}
