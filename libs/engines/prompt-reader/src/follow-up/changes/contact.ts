import { inSameTown } from '../places/same-town.js';
import type { FactOf } from '@capstan/site-document';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import { PromptText } from '../../clauses/prompt-text.js';
import type { Language } from '../../packs/language.js';
import { read } from '../../reading/read.js';
import { fold } from '../../text/fold.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { valuesIn } from '../words/found-values.js';
import { slotsOf } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';

/** "My email has changed too: …", "new address: …": the only e-mail address, number or address gives way to the new one. */
export function changeContact(
  editor: Editor,
  { text, folded }: Instruction,
  language: Language,
): Change | null {
  const { changes } = language;
  if (changes.remove.isIn(folded)) return null;
  if (changes.renewed.isIn(folded))
    return changeChannel(editor, text, language) ?? changeAddress(editor, text, language);
  return saysWhichIs(folded, language) ? changeChannel(editor, text, language) : null;
}

/** "Add that our phone number is …": the one that there is, not one more. */
function saysWhichIs(folded: string, { lists, messages, rules, grammar }: Language): boolean {
  const isMore = [messages.oneMore, rules.also].some((list) => list.isIn(folded));
  const isOurs = lists.own.isIn(folded) || !grammar.isSpaced;
  return !isMore && isOurs && lists.isA.isIn(folded);
}

/** "The class has moved to …", "Bryony's number is …": of something else than the business. */
function isOfOther(text: string, value: string, language: Language): boolean {
  const rest = fold(text.replace(value, ' '));
  const { contactCue, phone, remark, site } = language.lists;
  const lists = [contactCue, phone, remark, site, language.fieldTypes, language.sections];
  const known = lists.flatMap((list) => list.find(rest));
  const others = uncoveredWords(rest, known).join(' ');
  return contentWords(others, language).some((word) => /^\p{L}/u.test(word));
}

function changeChannel(editor: Editor, text: string, language: Language): Change | null {
  const value = valuesIn(text, language).find(({ type }) => type === 'email' || type === 'phone');
  if (value === undefined) return null;
  const slots = slotsOf(editor.next.facts, language).filter(({ type }) => type === value.type);
  const [slot] = slots;
  const isOther = new Set(slots.map(({ key }) => key)).size !== 1 || slot?.key === value.key;
  if (slot === undefined || isOther || isOfOther(text, value.text, language)) return null;
  for (const each of slots) {
    const fact = editor.next.facts.find(({ id }) => id === each.fact);
    if (fact === undefined) continue;
    each.write(fact, value);
  }
  return { kind: 'changed', what: value.type, from: slot.key, to: value.text };
}

/** "our new address is 12 Mill Lane" */
function withoutLead(address: string, { lists }: Language): string {
  const number = address.search(/\d/u);
  const before = address.slice(0, Math.max(0, number));
  // "moved to 20 Corve Street": a number first, and only small letters before it.
  if (number > 0 && /^[\p{Ll}\s'’]+$/u.test(before)) return address.slice(number).trim();
  const lead = lists.isA.find(fold(before)).at(-1);
  return address.slice(lead?.end ?? 0).trim();
}

function changeAddress(editor: Editor, text: string, language: Language): Change | null {
  const fresh = read(new PromptText(text, language, 0))
    .drafts.map(({ fact }) => fact)
    .find((fact) => fact.type === 'place' && fact.address !== undefined);
  if (fresh?.type !== 'place' || fresh.address === undefined) return null;
  const address = withoutLead(fresh.address, language);
  // An address that was read with what precedes it is of what precedes it.
  if (language.changes.renewed.isIn(fold(address)) || isOfOther(text, address, language)) return null;
  const words = contentWords(address, language);
  const places = editor.next.facts
    .filter((fact): fact is FactOf<'place'> => fact.type === 'place' && fact.address !== undefined)
    .map((place) => ({ place, score: overlap(words, place.address ?? '', language) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = places;
  if (best === undefined || (second !== undefined && best.score === second.score)) return null;
  const { place } = best;
  if (place.address === undefined || place.address === address) return null;
  const from = place.address;
  const to = inSameTown(address, from);
  editor.renameEverywhere(from, to);
  place.address = to;
  return { kind: 'changed', what: language.labels.headings.contact, from, to };
}
