import { type SiteDocument, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { tokensOf } from '../../text/tokens.js';
import { hasWords, indexOfWords } from '../../text/whole-words.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, overlap } from '../words/words.js';
import { namesIn } from './site-names.js';

/** Something that the site has under a name: an item, an entry of a list, an event, or a word within a sentence. */
export interface Thing {
  kind: 'item' | 'entry' | 'words';
  name: string;
}

/** The only thing of the site that a text names: by at least half of its name, and by more of it than any other. */
export function thingIn(text: string, document: SiteDocument, language: Language): Thing | null {
  const words = contentWords(text, language);
  const typed = document.facts.flatMap((fact): Thing[] =>
    fact.type === 'item'
      ? [{ kind: 'item', name: fact.name }]
      : fact.type === 'list'
        ? fact.entries.map((name) => ({ kind: 'entry', name }))
        : fact.type === 'date'
          ? [{ kind: 'words', name: fact.title }]
          : [],
  );
  const scored = typed
    .map((thing) => {
      const own = contentWords(thing.name, language);
      const hits = overlap(own, words.join(' '), language);
      return { thing, hits, share: hits / Math.max(1, own.length) };
    })
    .filter(({ share }) => share >= 1 / 2)
    .toSorted((a, b) => b.hits - a.hits || b.share - a.share);
  const [best, second] = scored;
  if (best === undefined) return wordsIn(text, document, language);
  const isUnclear = second !== undefined && second.hits === best.hits && second.share === best.share;
  return isUnclear ? null : best.thing;
}

/** "Wakefield" of "We deliver to Leeds, Wakefield and Bradford": a name within one sentence of the site. */
function wordsIn(text: string, { facts, identity }: SiteDocument, language: Language): Thing | null {
  if (!language.grammar.isSpaced) return null;
  const said = facts.flatMap((fact) =>
    fact.type === 'statement' || fact.type === 'policy' ? wordsOfFact(fact) : [],
  );
  const names = said.flatMap((each) => namesIn(each, language).filter(({ start }) => start > 0));
  const own = [identity.name, ...facts.flatMap((fact) => (fact.type === 'place' ? wordsOfFact(fact) : []))];
  const found = new Set(
    names
      .map(({ name }) => name)
      .filter((name) => indexOfWords(text, name) !== -1 && !own.some((each) => hasWords(each, name))),
  );
  const [name, more] = [...found].filter(
    (each) => ![...found].some((other) => other !== each && hasWords(other, each)),
  );
  return name === undefined || more !== undefined ? null : { kind: 'words', name };
}

/** Also those that are verbs of changes elsewhere: "a spelt loaf". */
const wordsOf = (phrase: string, { lists, grammar }: Language): string[] =>
  grammar.isSpaced
    ? tokensOf(fold(phrase)).flatMap(({ text }) => (lists.function.isWord(text) ? [] : [text]))
    : [fold(phrase)];

/** Whether a text has a word that the site has nowhere, and is not what another thing of it is called. */
export function isNewThing(phrase: string, { facts, identity }: SiteDocument, language: Language): boolean {
  const site = [identity.name, ...facts.flatMap((fact) => wordsOfFact(fact))].join('\n');
  const words = wordsOf(phrase, language);
  if (valuesIn(phrase, language).length > 0 || /^\d/u.test(phrase)) return false;
  const isOther = facts.some((fact) => fact.type === 'item' && hasWords(phrase, fact.name));
  const isPart =
    language.features.isIn(fold(phrase)) ||
    words.some((word) =>
      [language.lists.part, language.lists.site, language.messages.section].some((list) =>
        list.isWord(fold(word)),
      ),
    );
  return (
    !isOther &&
    !isPart &&
    !hasWords(site, phrase) &&
    words.some((word) => overlap([word], site, language) === 0)
  );
}
