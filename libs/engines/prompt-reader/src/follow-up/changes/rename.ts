import { uncoveredWords } from '../../clauses/uncovered-words.js';
import { type RecordField, wordsOfFact } from '@capstan/site-document';
import { NAME, nameAtStart } from '../../extract/name-shape.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import { trimEnd } from '../../text/trim-end.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { newItemName } from '../prices/new-item-name.js';
import { isCloseWord } from '../words/close-names.js';
import { textsOf, writeText } from '../words/slots.js';
import { contentWords, namedFacts, overlap } from '../words/words.js';
import { QUOTED } from '../words/quoted.js';

/** A new name of the site; it takes the place of the old one in every text. */
export function rename(editor: Editor, { text, folded }: Instruction, language: Language): Change | null {
  const word = language.changes.rename.find(folded).at(-1);
  const rest = word === undefined ? '' : withoutGrammar(text.slice(word.end), language);
  const name =
    QUOTED.exec(text)?.[1]?.trim() ?? afterColon(rest) ?? wholeName(rest) ?? nameAtStart(rest, language);
  const { identity } = editor.next;
  if (name === undefined || fold(name) === fold(identity.name)) return null;
  const before = word === undefined ? '' : text.slice(0, word.start);
  if (isAboutAnother(before, editor, language) || correctsAnother(rest, editor, language)) return null;
  const old = identity.name;
  identity.name = name;
  if (identity.tagline !== undefined) identity.tagline.text = identity.tagline.text.replaceAll(old, name);
  for (const fact of editor.next.facts) {
    for (const [key, value] of textsOf(fact))
      if (value.includes(old)) writeText(fact, key, value.replaceAll(old, name));
  }
  return { kind: 'renamed', to: name };
}

/** "the car park is called …": what gets the name is on the site, and is not the site. */
function isAboutAnother(before: string, { next }: Editor, language: Language): boolean {
  const folded = fold(before);
  const own = [language.lists.site, language.lists.own, language.kindWords].flatMap((list) =>
    list.find(folded),
  );
  const words = contentWords(uncoveredWords(folded, own).join(' '), language);
  if (words.length === 0 || overlap(words, next.identity.name, language) > 0) return false;
  const said = next.facts.flatMap((fact) => wordsOfFact(fact)).join(' ');
  return words.every((each) => overlap([each], said, language) > 0);
}

/** "it is spelt Jayden, not Jaydn": the wrong name is not that of the site. */
function correctsAnother(rest: string, { next }: Editor, language: Language): boolean {
  const [not] = language.changes.instead.find(fold(rest));
  const wrong = not === undefined ? undefined : new RegExp(NAME, 'u').exec(rest.slice(not.end))?.[0];
  return wrong !== undefined && !fold(next.identity.name).includes(fold(wrong));
}

const MAX_NAME_WORDS = 5;

/** "Hair by Bramble": few words, the first and the last of which are capital. */
function wholeName(rest: string): string | undefined {
  const name = trimEnd(rest.trim(), '.!');
  const words = name.split(/\s+/u);
  const isName = [words[0], words.at(-1)].every((word) => /^\p{Lu}/u.test(word ?? ''));
  return isName && words.length > 1 && words.length <= MAX_NAME_WORDS && !/[,;:.!?]/u.test(name)
    ? name
    : undefined;
}

/** "our name has an e at the end: Bramble & Coe" */
const afterColon = (rest: string): string | undefined => wholeName(/:\s(.{1,60})$/u.exec(rest)?.[1] ?? '');

/** "Mr Aksoy is called Aksoy-Brandt now": the new name of a person or item, not of the site. */
export function renameNamed(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const word = language.changes.rename.find(instruction.folded)[0];
  if (word === undefined) return null;
  const before = instruction.text.slice(0, word.start);
  const words = contentWords(before, language);
  const typed = editor.next.facts.filter(({ type }) => type === 'person' || type === 'item');
  const [target] = namedFacts(words, typed, language);
  const fact = target?.fact;
  const rest = instruction.text.slice(word.end);
  const isItem = fact?.type === 'item' && hasWords(fold(before), fold(fact.name));
  const name =
    new RegExp(NAME, 'u').exec(rest)?.[0] ?? (isItem ? newItemName(rest, fact.name, language) : undefined);
  if (name === undefined || (fact?.type !== 'person' && fact?.type !== 'item')) return null;
  const isWholeName = fold(editor.next.identity.name).includes(fold(before.trim()));
  if (isWholeName && before.trim() !== '') return null;
  const from = fact.name;
  const to =
    fact.type === 'person' ? ofNamedPart(name, from, words, language) : fromKnownWord(name, from, language);
  editor.renameEverywhere(from, to);
  return { kind: 'changed', what: from, from, to };
}

/** "Sally is spelled Sallie", of Sally Marsh: the part that is named is another one, and the rest stays. */
function ofNamedPart(name: string, old: string, words: readonly string[], language: Language): string {
  const parts = old.split(/\s+/u);
  const named = parts.filter((part) => overlap(words, part, language) > 0);
  // "Georges says our surname is Khouri", of Georges Khoury.
  const close = parts.filter((part) => part !== name && isCloseWord(part, name));
  if (!name.includes(' ') && close.length === 1) return withPart(parts, close[0]!, name);
  const isPart = !name.includes(' ') && parts.length > 1 && named.length === 1;
  return isPart ? withPart(parts, named[0]!, name) : fromKnownWord(name, old, language);
}

/** A German noun before a name is not part of it: the name begins with a word of the old one, if it has any. */
function fromKnownWord(name: string, old: string, { grammar }: Language): string {
  if (!grammar.nounsAreCapital) return name;
  const words = name.split(/\s+/u);
  const first = words.findIndex((word) => old.split(/\s+/u).some((each) => fold(each) === fold(word)));
  return first > 0 ? words.slice(first).join(' ') : name;
}

/** "the new name of the club is now …": what is between the word and the name. */
function withoutGrammar(text: string, { lists, changes, kindWords }: Language): string {
  const first = /\p{Lu}/u.exec(text)?.index ?? text.length;
  const before = fold(text.slice(0, first));
  const known = [lists.function, lists.isA, lists.own, lists.site, changes.set].flatMap((list) =>
    list.find(before),
  );
  const isGrammar = uncoveredWords(before, [...known, ...kindWords.find(before)]).length === 0;
  return isGrammar ? text.slice(first) : text;
}

/** "Jojo is gone, Sacha replaces him": the name of a person or item in all texts. */
export function replaceName(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { text } = instruction;
  const words = contentWords(text, language);
  const [target] = namedFacts(words, editor.next.facts, language).filter(
    ({ fact }) => fact.type === 'person' || fact.type === 'item',
  );
  if (target === undefined || (target.fact.type !== 'person' && target.fact.type !== 'item'))
    return replaceInTexts(editor, text, language);
  const old = target.fact.name;
  const names = [...text.matchAll(new RegExp(NAME, 'gu'))].map(([name]) => name.replace(/[.,]$/u, ''));
  const fresh = names.find(
    (name) =>
      overlap(contentWords(name, language), old, language) === 0 &&
      contentWords(name, language).length > 0 &&
      !language.lists.function.isWord(fold(name)),
  );
  if (fresh === undefined) return null;
  const to = withClosePart(old, fresh);
  editor.renameEverywhere(old, to);
  return { kind: 'changed', what: target.fact.type, from: old, to };
}

/** "Graham's surname is Pyke, with a y", of Graham Pike: the part of the name that is close to the new one. */
function withClosePart(old: string, fresh: string): string {
  const parts = old.split(/\s+/u);
  const close = parts.filter((part) => isCloseWord(part, fresh));
  return close.length === 1 ? withPart(parts, close[0]!, fresh) : fresh;
}

const withPart = (parts: readonly string[], old: string, fresh: string): string =>
  parts.map((part) => (part === old ? fresh : part)).join(' ');

const EACH_QUOTED = /["“„«「『]([^"“”„«»「」『』\n]{1,200})["”“»」』]/gu;

/** "write 'fresh' instead of 'new'": of two quotations, the one that is on the pages gives way to the other. */
export function replaceQuoted(editor: Editor, { text }: Instruction): Change | null {
  const arrow = text.split(/→|=>|->/u).map((part) => trimEnd(part.replace(/^["“„«'\s]+/u, ''), `"”“»'`));
  const quotes =
    arrow.length === 2 ? arrow : [...text.matchAll(EACH_QUOTED)].map(([, quote = '']) => quote.trim());
  const field = quotes.length === 2 ? fieldNamed(editor, quotes[0]!) : undefined;
  if (field !== undefined) {
    [field.label] = quotes.slice(1) as [string];
    return { kind: 'changed', what: quotes[0]!, from: quotes[0]!, to: field.label };
  }
  const said = editor.next.facts.flatMap((fact) => wordsOfFact(fact)).join('\n');
  const old = quotes.find((quote) => said.includes(quote));
  const fresh = quotes.find((quote) => quote !== old);
  if (quotes.length !== 2 || old === undefined || fresh === undefined) return null;
  editor.renameEverywhere(old, fresh);
  return { kind: 'changed', what: old, from: old, to: fresh };
}

/** The field of a form with this label. */
const fieldNamed = ({ next }: Editor, label: string): RecordField | undefined =>
  next.records.flatMap(({ fields }) => fields).find((each) => fold(each.label) === fold(label));

/** A name that is only in sentences. */
function replaceInTexts(editor: Editor, text: string, language: Language): Change | null {
  const names = [...text.matchAll(new RegExp(NAME, 'gu'))]
    .map(([name]) => name.replace(/[.,]$/u, ''))
    .filter((name) => !language.days.isIn(fold(name)) && !language.lists.function.isWord(fold(name)));
  const said = editor.next.facts.flatMap((fact) => wordsOfFact(fact)).join('\n');
  const old = names.find((name) => said.includes(name));
  const fresh = names.find((name) => !said.includes(name));
  if (old === undefined || fresh === undefined) return null;
  editor.renameEverywhere(old, fresh);
  return { kind: 'changed', from: old, to: fresh, what: old };
}
