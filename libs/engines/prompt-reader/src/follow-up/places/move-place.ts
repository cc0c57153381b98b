import { inSameTown } from './same-town.js';
import { type Fact, type FactOf, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { overlaps } from '../../text/range.js';
import { hasWords } from '../../text/whole-words.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { textsOf, writeText } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';
import { bareName, listedPlaces, type PlacePhrase, placePhrases } from '../words/place-phrases.js';

interface Said {
  fact: Fact;
  key: string;
  text: string;
  phrase: PlacePhrase;
}

/** "We meet in the Brunswick Centre now", "the sewing day has moved to …": where a sentence of the site says that it is. */
export function movePlace(
  editor: Editor,
  { text, folded, operations }: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const isMove = [language.messages.movesPlace, language.changes.renewed].some((list) => list.isIn(folded));
  const said = phrasesOf(editor, own);
  const isKnown = ({ name }: PlacePhrase): boolean =>
    said.some((each) => hasWords(each.text, bareName(name)));
  const [fresh, more] = placePhrases(text, language).filter((phrase) => !isKnown(phrase));
  if (!isMove || fresh === undefined || more !== undefined || operations.has('remove')) return null;
  const words = contentWords(text.slice(0, fresh.start) + text.slice(fresh.end), language);
  const old = meant(said, words, language);
  if (old === null) return null;
  const { fact, key, phrase } = old;
  const name = phrase.preposition === '' ? bareName(fresh.name) : fresh.name;
  const address = fresh.address === '' ? '' : `, ${inSameTown(withoutComma(fresh.address), phrase.address)}`;
  const to = `${phrase.preposition} ${name}${address}`.trimStart();
  writeText(fact, key, old.text.slice(0, phrase.start) + to + old.text.slice(phrase.end));
  moveFacts(editor, phrase, { ...fresh, address });
  return { kind: 'changed', what: old.text.slice(0, phrase.start).trim(), from: phrase.name, to: fresh.name };
}

const withoutComma = (address: string): string => address.replace(/^,\s*/u, '');

function phrasesOf({ next }: Editor, own: Language): Said[] {
  const towns = next.facts.flatMap((fact) => (fact.type === 'place' ? [fact.area ?? ''] : []));
  return next.facts.flatMap((fact) =>
    fact.type === 'policy'
      ? []
      : textsOf(fact).flatMap(([key, text]) =>
          phrasesIn(text, own)
            .filter(({ name, address }) => isBuilding({ name, address }, towns))
            .map((phrase) => ({ fact, key, text, phrase })),
        ),
  );
}

function phrasesIn(text: string, own: Language): PlacePhrase[] {
  const led = placePhrases(text, own, false);
  return [...led, ...listedPlaces(text, own).filter((listed) => !led.some((each) => overlaps(each, listed)))];
}

/** A place with an address, an article or more words, and not a town alone. */
const isBuilding = (
  { name, address }: Pick<PlacePhrase, 'name' | 'address'>,
  towns: readonly string[],
): boolean => address !== '' || name.includes(' ') || !towns.includes(name);

/** The place of what the words name; where they name nothing, the only one. */
function meant(said: readonly Said[], words: readonly string[], language: Language): Said | null {
  // "We've moved" is not said of one day.
  const scored = said
    .filter(({ fact }) => words.length > 0 || fact.type !== 'date')
    .map((each) => ({ each, score: overlap(words, each.text, language) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined || (second !== undefined && second.score === best.score)) return null;
  const isOther = words.filter((word) => /^\p{L}/u.test(word)).length > 0 && best.score === 0;
  return isOther ? null : best.each;
}

/** The places and addresses that were read from the sentence are those of the new place, or go. */
function moveFacts(editor: Editor, old: PlacePhrase, fresh: PlacePhrase): void {
  const said = `${old.name}${old.address}`;
  const address = withoutComma(fresh.address);
  for (const fact of editor.next.facts.filter((each): each is FactOf<'place'> => each.type === 'place')) {
    if (!wordsOfFact(fact).every((words) => hasWords(said, words))) continue;
    if (fact.area !== undefined && hasWords(old.name, fact.area)) fact.area = bareName(fresh.name);
    else if (fact.address !== undefined && address !== '') fact.address = address;
    else if (fact.address !== undefined) editor.remove(new Set([fact.id]));
  }
}
