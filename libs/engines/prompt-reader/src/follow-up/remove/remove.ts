import { setText, withoutPart } from './sentence-parts.js';
import { type Fact } from '@capstan/site-document';
import type { Feature } from '../../packs/grammar-schema.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Match } from '../../text/word-list.js';
import type { Change } from '../editing/made-change.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import { hasWords } from '../../text/whole-words.js';
import { contentWords, namedFacts, overlap } from '../words/words.js';
import { valuesIn } from '../words/found-values.js';
import { removeValue } from './value.js';

/** Removes what an instruction names: a feature, a value, a fact, an entry of a list, a clause of a sentence. */
export function remove(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const features = featuresNamed(instruction.folded, language);
  const feature = removeFeatures(editor, features);
  // "the question about dogs" of those that the page answers
  const words = contentWords(instruction.text, language).filter(
    (word) => !language.orders.questions.isWord(word) && !language.messages.section.isWord(word),
  );
  const value = removeValue(editor, instruction, words, language);
  if (value !== null) return value;
  const whole = namedInFull(editor.next.facts, instruction);
  if (whole !== null) return removedOf(removeFact(editor, whole, words, language), feature);
  const named = namedFacts(words, editor.next.facts, language);
  const best = named[0];
  if (best === undefined) return feature;
  const typed = named.filter(({ fact }) => fact.type === 'item' || fact.type === 'person');
  // Two that fit equally well: the wrong one would be gone.
  if (typed[1] !== undefined && typed[0]?.score === typed[1].score) return feature;
  const target = typed[0] !== undefined && typed[0].score >= best.score - 1 ? typed[0] : best;
  if (feature !== null && target.score < 2) return feature;
  const isText = target.fact.type === 'statement' || target.fact.type === 'policy';
  const isWhole = isText && isSubject(target.fact, words, language);
  if (isWhole) {
    editor.remove(new Set([target.fact.id]));
    return { kind: 'removed', what: 'text' in target.fact ? target.fact.text : '' };
  }
  const isFew = Math.floor(target.score) * 2 < words.length + (words.length > 1 ? 1 : 0);
  if (isText && isFew) return feature;
  return removedOf(removeFact(editor, target.fact, words, language), feature);
}

/** The features that a message names. In "emergency contact" a word alone is part of something else than the contact form. */
function featuresNamed(folded: string, language: Language): Set<Feature> {
  const isOther = ({ start, word }: Match): boolean => {
    if (word.includes(' ')) return false;
    const before = folded.slice(0, start).trimEnd().split(/\s+/u).at(-1) ?? '';
    const { lists, changes, orders } = language;
    const known = [lists.site, lists.part, lists.own, changes.remove, changes.all, orders.questions];
    return contentWords(before, language).length > 0 && !known.some((list) => list.isIn(before));
  };
  const { isSpaced, nounsAreCapital } = language.grammar;
  const isForm = (key: Feature): boolean => key === 'form' && isSpaced && !nounsAreCapital;
  const found = language.features.find(folded).filter((match) => !isForm(match.key) || !isOther(match));
  return new Set(found.map(({ key }) => key));
}

/** "We take no dogs any more", where the site says "Dogs cost £8 a day": what its sentence begins with. */
function isSubject(fact: Fact, words: readonly string[], language: Language): boolean {
  if (fact.type !== 'statement' && fact.type !== 'policy') return false;
  const own = contentWords(fact.text, language);
  // "Dogs are welcome, but no smoking": the rest is about something else.
  const isOne = !language.lists.contrast.isIn(fold(fact.text));
  const isShort = own.length <= MAX_SUBJECT_WORDS && words.length <= 2 && isOne;
  return isShort && overlap(words, own[0] ?? '', language) > 0;
}

const removedOf = (what: string | null, feature: Change | null): Change | null =>
  what === null ? feature : { kind: 'removed', what };

const MIN_NAME = 4;
const MAX_SUBJECT_WORDS = 5;

/** The item or person whose whole name an instruction has, also where words of it mean something else: "the full day". */
function namedInFull(facts: readonly Fact[], { folded }: Instruction): Fact | null {
  const named = facts
    .filter((fact) => fact.type === 'item' || fact.type === 'person')
    .filter(({ name }) => name.length >= MIN_NAME && hasWords(folded, name))
    .toSorted((a, b) => b.name.length - a.name.length);
  return named[0] ?? null;
}

/** "Leo and Beto", "2 mechanics (Jojo & Mireille)": several in one. */
const isJoint = (name: string, { lists }: Language): boolean =>
  lists.and.isIn(fold(name)) || name.includes(',');

/** Removes a fact, or the part of it that words name; null if no part is. */
export function removeFact(
  editor: Editor,
  fact: Fact,
  words: readonly string[],
  language: Language,
): string | null {
  const isNamed = fact.type === 'item' || fact.type === 'person';
  if (
    isNamed &&
    isJoint(fact.name, language) &&
    overlap(words, fact.name, language) * 2 <= contentWords(fact.name, language).length
  ) {
    const cut = withoutPart(fact.name, language, (part) => overlap(words, part, language) > 0);
    if (cut.left === '' || cut.removed === '') return null;
    fact.name = cut.left;
    return cut.removed;
  }
  if (fact.type === 'item' || fact.type === 'person') {
    editor.remove(new Set([fact.id]));
    for (const other of editor.next.facts) removeFromTexts(editor, other, fact.name, language);
    return fact.name;
  }
  if (fact.type === 'list') {
    const gone = fact.entries.filter((entry) => overlap(words, entry, language) > 0);
    if (gone.length === 0 || gone.length === fact.entries.length) {
      editor.remove(new Set([fact.id]));
      return fact.title ?? fact.entries.join(', ');
    }
    fact.entries = fact.entries.filter((entry) => !gone.includes(entry));
    return gone.join(', ');
  }
  if (fact.type === 'policy' && fact.topic !== undefined && overlap(words, fact.topic, language) > 0) {
    editor.remove(new Set([fact.id]));
    return fact.topic;
  }
  if (fact.type === 'statement' || fact.type === 'policy') {
    const cut = withoutPart(fact.text, language, (part) => overlap(words, part, language) > 0);
    if (cut.removed === '') return null;
    // "Dogs are welcome, £25 per stay": the price of what is gone.
    const isValueLeft = valuesIn(cut.left, language).length > 0 && countOtherWords(cut.left, language) <= 1;
    setText(editor, fact, isValueLeft ? '' : cut.left);
    return isValueLeft ? fact.text : cut.removed;
  }
  editor.remove(new Set([fact.id]));
  return fact.type === 'date' ? fact.title : fact.type === 'contact' ? fact.value : fact.type;
}

const countOtherWords = (text: string, language: Language): number =>
  contentWords(text, language).filter((word) => /^\p{L}/u.test(word)).length;

function removeFromTexts(editor: Editor, fact: Fact, name: string, language: Language): void {
  const words = contentWords(name, language);
  if (fact.type === 'list') {
    const left = fact.entries.filter((entry) => !fold(entry).includes(fold(name)));
    if (left.length > 0) fact.entries = left;
  }
  if (fact.type !== 'statement' && fact.type !== 'policy') return;
  if (!fold(fact.text).includes(fold(name))) return;
  setText(
    editor,
    fact,
    withoutPart(fact.text, language, (part) => overlap(words, part, language) >= words.length).left,
  );
}

function removeFeatures(editor: Editor, features: ReadonlySet<Feature>): Change | null {
  const names: string[] = [];
  for (const feature of features) {
    const record = editor.next.records.find(({ id }) => id === feature);
    const hasGallery =
      feature === 'gallery' &&
      editor.next.pages.some((page) => page.sections.some(({ component }) => component === 'gallery'));
    if (record === undefined && !hasGallery) continue;
    names.push(record?.plural ?? feature);
    editor.changeSections((section) =>
      section.record === feature || (hasGallery && section.component === 'gallery')
        ? section.facts.length > 0 && section.record !== undefined
          ? {
              ...section,
              component: 'contact',
              variant: 'big',
              record: undefined,
            }
          : null
        : section,
    );
    editor.next.records = editor.next.records.filter(({ id }) => id !== feature);
  }
  if (features.has('chart') && removeChart(editor)) names.push('chart');
  if (names.length === 0) return null;
  editor.placeRest();
  return { kind: 'removed', what: names.join(', ') };
}

/** The charts of records, with the sections that show them. */
function removeChart(editor: Editor): boolean {
  const charts = editor.next.records.flatMap(({ id, views }) =>
    views.flatMap((view, index) => (view.type === 'chart' ? [{ id, index }] : [])),
  );
  for (const { id, index } of charts) {
    editor.changeSections((section) => {
      if (section.record !== id || section.view === undefined) return section;
      if (section.view === index) return null;
      return section.view > index ? { ...section, view: section.view - 1 } : section;
    });
    const record = editor.next.records.find((each) => each.id === id);
    if (record !== undefined) record.views = record.views.filter((_view, at) => at !== index);
  }
  return charts.length > 0;
}
