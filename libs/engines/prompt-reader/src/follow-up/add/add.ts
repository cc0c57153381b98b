import { uncoveredWords } from '../../clauses/uncovered-words.js';
import { PromptText } from '../../clauses/prompt-text.js';
import { coursesOf } from '../../layout/courses.js';
import { recordsFor } from '../../layout/records.js';
import { pickVariant } from '../../layout/pick.js';
import { type Feature, SPECIAL_FORMS } from '../../packs/grammar-schema.js';
import type { Language } from '../../packs/language.js';
import { read } from '../../reading/read.js';
import type { RequestedFields } from '../../reading/fields/requested-field.js';
import { fold } from '../../text/fold.js';
import type { Change } from '../editing/made-change.js';
import { isOfThePage, isPlainAddition, quotedOnly, withoutVerbs } from './added-text.js';
import type { Editor } from '../editing/editor.js';
import { picturesOf } from '../editing/empty-galleries.js';
import type { Instruction } from '../instructions/instruction.js';
import { valuesIn } from '../words/found-values.js';
import { QUOTED } from '../words/quoted.js';
import { contentWords, overlap } from '../words/words.js';

const EACH_QUOTED = new RegExp(QUOTED.source, 'gu');

/** 'an FAQ: "Do you …?" – "No."': questions and their answers, each as written. */
export function addQuestions(
  editor: Editor,
  { text, folded, start, end }: Instruction,
  language: Language,
): Change | null {
  const quotes = [...text.matchAll(EACH_QUOTED)].map(([, quote = '']) => quote.trim());
  const isAsked = language.features.find(folded).some(({ key }) => key === 'faq');
  const [first, second] = quotes;
  if (first === undefined || second === undefined || !/[?？]$/u.test(first)) return null;
  if (!isAsked && quotes.length % 2 !== 0) return null;
  for (let index = 0; index + 1 < quotes.length; index += 2) {
    editor.add({ type: 'policy', topic: quotes[index]!, text: quotes[index + 1]! }, { start, end });
  }
  for (const section of editor.next.pages.flatMap((page) => page.sections)) {
    if (section.component === 'policies') {
      section.component = 'questions';
      section.variant = pickVariant('questions', editor.next.identity.name);
    }
  }
  return { kind: 'added', what: first };
}

/** Adds what an instruction says: features, entries of a list, or facts as a first prompt has them. */
export function add(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  hasVerb: boolean,
): Change | null {
  const added: string[] = [];
  const isValued = valuesIn(instruction.text, language).length > 0;
  const mentioned =
    hasVerb && !isValued && !language.lists.negation.isIn(instruction.folded)
      ? language.features.find(instruction.folded)
      : [];
  const named = mentioned
    .filter(({ start }) => !isRelative(instruction.folded.slice(0, start), language))
    .filter(({ start }) => !isCircumstance(instruction.folded.slice(0, start), language))
    .map(({ key }) => key);
  if (named.length === 0 && mentioned.length > 0) return null;
  // "The booking form" is not a contact form too.
  const isSpecial = named.some((feature) => SPECIAL_FORMS.includes(feature));
  // "Can people sign up for a newsletter?"
  const isSignUp = named.includes('newsletter') && isSignedUp(mentioned, language);
  const features = new Set(named.filter((feature) => !(isSpecial || isSignUp) || feature !== 'form'));
  for (const feature of features)
    if (addFeature(editor, feature, language)) added.push(language.labels.records[feature][1] ?? feature);
  if (added.length > 0) return { kind: 'added', what: added.join(', ') };
  // "A members area" that cannot be added is no sentence for visitors.
  if (features.size > 0 && !QUOTED.test(instruction.text) && isOnlyFeatures(instruction, language))
    return null;
  const plain = quotedOnly(instruction, language) ?? withoutVerbs(instruction, language);
  const entry = addEntry(editor, plain, instruction, language);
  if (entry !== null) return entry;
  const isSaid = hasVerb && !isOfThePage(plain, instruction, language);
  const reading = read(new PromptText(plain, language, 0));
  const typed = reading.drafts.filter(
    ({ fact }) => isSaid || (fact.type !== 'statement' && fact.type !== 'policy' && fact.type !== 'list'),
  );
  for (const { fact } of typed) {
    editor.add(fact, { start: instruction.start, end: instruction.end });
    added.push(nameOfDraft(fact) ?? plain);
  }
  const isText = isSaid && isPlainAddition(instruction, language);
  if (added.length === 0 && isText && contentWords(plain, language).length > 0 && plain.length > 2) {
    editor.add(
      {
        type: 'statement',
        text: plain.charAt(0).toUpperCase() + plain.slice(1),
      },
      { start: instruction.start, end: instruction.end },
    );
    added.push(plain);
  }
  return added.length === 0 ? null : { kind: 'added', what: added.join(', ') };
}

/** Whether a form is named by the word for signing up alone. */
const isSignedUp = (mentioned: readonly { key: Feature; word: string }[], { orders }: Language): boolean =>
  mentioned.every(({ key, word }) => key !== 'form' || orders.signUp.isWord(word));

/** "everyone who booked": what is said of people is not to be added. */
function isRelative(before: string, { changes, grammar }: Language): boolean {
  const pronoun = changes.question.find(before).at(-1);
  return (
    grammar.isSpaced && pronoun !== undefined && pronoun.start > 0 && before.slice(pronoun.end).trim() === ''
  );
}

/** "Can they pay by card when they buy a block?": what is said of a moment is not to be added. */
function isCircumstance(before: string, { messages, grammar, lists }: Language): boolean {
  const clause = before.split(/[,;:.!?]/u).at(-1) ?? '';
  const last = messages.circumstances.find(clause).at(-1);
  if (!grammar.isSpaced || last === undefined || last.start === 0) return false;
  const between = clause.slice(last.end).trim();
  return between !== '' && between.split(/\s+/u).every((word) => lists.function.isWord(word));
}

const MAX_OTHER_WORDS = 1;

const isOnlyFeatures = ({ text, folded }: Instruction, language: Language): boolean => {
  const others = uncoveredWords(folded, language.features.find(folded)).join(' ');
  return text !== '' && contentWords(others, language).length <= MAX_OTHER_WORDS;
};

/** Of facts without a name, such as opening hours, undefined. */
function nameOfDraft(fact: object): string | undefined {
  for (const key of ['name', 'value', 'title', 'text', 'address', 'area']) {
    const text: unknown = Reflect.get(fact, key);
    if (typeof text === 'string') return text;
  }
  return undefined;
}

/** An entry of the list, the heading of which is named: "als weitere Leistung die Vorsorgevollmacht". */
function addEntry(
  editor: Editor,
  plain: string,
  instruction: Instruction,
  language: Language,
): Change | null {
  if (valuesIn(plain, language).length > 0) return null;
  const words = contentWords(plain, language);
  const list = editor.next.facts.find(
    (fact) => fact.type === 'list' && fact.title !== undefined && overlap(words, fact.title, language) > 0,
  );
  if (list?.type !== 'list') return null;
  const quoted = QUOTED.exec(instruction.text)?.[1];
  const text = quoted ?? plain;
  const entry = text
    .split(/\s+/u)
    .filter((word) => overlap([fold(word)], list.title ?? '', language) === 0)
    .join(' ')
    .replace(/[.!?？]$/u, '')
    .trim();
  if (entry === '' || entry.length > 120) return null;
  list.entries.push(entry);
  return { kind: 'added', what: entry };
}

function addFeature(editor: Editor, feature: Feature, language: Language): boolean {
  const { next } = editor;
  const home = next.pages[0]!;
  next.constraints = next.constraints.filter(
    ({ kind, value }) => kind !== 'without-feature' || value !== feature,
  );
  if (feature === 'gallery') {
    if (next.pages.some((page) => page.sections.some(({ component }) => component === 'gallery')))
      return false;
    const pictures = picturesOf(next);
    home.sections.push({
      id: 'gallery',
      component: 'gallery',
      variant: pickVariant('gallery', next.identity.name),
      label: language.labels.headings.gallery,
      facts: [],
      ...(pictures.length > 0 ? { images: pictures } : {}),
    });
    return true;
  }
  if (next.records.some(({ id }) => id === feature)) return false;
  const requested: RequestedFields = {
    fields: [],
    statuses: [],
    clauses: new Set(),
    met: new Set(),
    title: null,
    isAsked: false,
    isSignUp: false,
  };
  const courses = coursesOf(next.facts, next.identity.kind);
  const [record] = recordsFor(new Set([feature]), language, next.facts, requested, courses);
  if (record === undefined) return false;
  next.records.push(record);
  const component =
    feature === 'booking'
      ? 'booking'
      : feature === 'shop'
        ? 'order'
        : record.access.create === 'owner'
          ? 'entries'
          : 'form';
  home.sections.push({
    id: feature,
    component,
    variant: pickVariant(component, next.identity.name),
    label: record.plural,
    facts: [],
    record: feature,
  });
  return true;
}
