import { trimEnd } from '../../text/trim-end.js';
import type { Clause } from '../../clauses/roles.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import { fold } from '../../text/fold.js';
import { overlaps, type Range, textOf } from '../../text/range.js';
import { type CountedFields, countedFields } from './counted-fields.js';
import type { AskedFields } from './asked-fields.js';
import { dropdownsIn } from './dropdowns.js';
import type { RequestedField, RequestedFields } from './requested-field.js';

const MAX_LABEL_WORDS = 5;
const MAX_FIELDS = 14;
const QUOTED = /["“„«「『]([^"“”„«»「」『』\n]{1,40})["”“»」』]/gu;

/** The lists inside requests: what a form asks for, the columns of a board. */
export function findRequestedFields(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
  asked: readonly AskedFields[],
): RequestedFields {
  const { lists, features } = prompt.language;
  const used = new Set<Clause>();
  const fields: RequestedFields['fields'] = [];
  const statuses: string[] = [];
  const examples = new Map<Clause, string>();
  const counted = new Map<Clause, CountedFields>();
  const dropdowns = dropdownsIn(prompt, clauses, (range) => labelsIn(prompt, range));
  const isAsked = (clause: Clause): boolean =>
    [...asked, ...dropdowns].some((each) => overlaps(each, clause));
  const isOfForm = asked.some((each) => each.isOfForm);
  fields.push(...asked.flatMap((each) => each.fields));
  clauses.forEach((clause, index) => {
    if (isAsked(clause) || taken.some((each) => overlaps(each, clause))) return;
    const count = countedFields(prompt, clause);
    if (count !== null) {
      used.add(clause);
      counted.set(clause, count);
      fields.push(...count.fields);
      return;
    }
    const previous = clauses[index - 1];
    const isInSentence = previous?.sentence === clause.sentence;
    const isFirst =
      clause.role === 'wish' &&
      !(clause.isTitle && !isFieldTitle(prompt, clause)) &&
      (features.isIn(prompt.fold(clause)) || lists.site.isIn(prompt.fold(clause)));
    const isWith =
      isInSentence && clause.role === 'wish' && lists.withFields.atStart(prompt.fold(clause)) !== undefined;
    const isExample =
      isInSentence && clause.role === 'wish' && isContinuingExample(prompt, clause, previous, examples);
    if (isExample) {
      examples.set(clause, prompt.words(clause).replace(/[.。]$/u, ''));
      return;
    }
    const isColumns = clause.opening === ':' && clause.role === 'wish' && isBoard(prompt, previous);
    const continues = isInSentence && previous !== undefined && used.has(previous) && isContinuing(clause);
    const isTitled = isInSentence && previous?.isTitle && isFieldTitle(prompt, previous);
    const from = isFirst || isWith ? fieldsFrom(prompt, clause) : null;
    if (from === null && !continues && !isTitled && !isColumns && !(isFirst && clause.isTitle)) {
      const isList =
        isFirst &&
        clauses[index + 1]?.opening !== undefined &&
        /[:(]/u.test(clauses[index + 1]?.opening ?? '');
      if (isList) used.add(clause);
      return;
    }
    const isStatus = isStatusList(prompt, clauses, index);
    // A sentence that asks visitors for something says better what the form has.
    if (isOfForm && !isStatus) return;
    used.add(clause);
    if (clause.isTitle && (isFirst || lists.status.isIn(prompt.fold(clause)))) return;
    const range = { start: from ?? clause.start, end: clause.end };
    const labels = labelsIn(prompt, range);
    if (clause.opening === '(' && fields.length > 0 && !isTitled && !isFirst) {
      const isAfterFeature = previous !== undefined && features.isIn(prompt.fold(previous));
      if (isAfterFeature) fields.push(...labels.map((label) => ({ label, options: [] })));
      else fields.at(-1)!.options.push(...labels);
    } else if (isStatus) statuses.push(...labels);
    else fields.push(...labels.map((label) => ({ label, options: [] })));
  });
  for (const { label, options } of dropdowns) {
    const same = fields.find((field) => fold(field.label) === fold(label));
    if (same === undefined) fields.push({ label, options });
    else same.options = options;
  }
  if (examples.size >= MIN_EXAMPLES) {
    fields.unshift({ label: prompt.language.labels.fields['category']!, options: [...examples.values()] });
    for (const clause of examples.keys()) used.add(clause);
  }
  const signUps = signUpsIn(prompt, clauses);
  const met = clauses.filter(isAsked);
  return {
    fields: distinct(fields).slice(0, MAX_FIELDS),
    statuses: [...new Set(statuses)].slice(0, 8),
    clauses: new Set([...used, ...met]),
    met: new Set([...counted.keys(), ...signUps, ...met]),
    title: [...counted.values()][0]?.title ?? null,
    isAsked: isOfForm,
    isSignUp: signUps.length > 0 || asked.some((each) => each.isSignUp),
  };
}

/** The requests for a form; none unless every one of them says "sign up". */
function signUpsIn({ language, ...prompt }: PromptText, clauses: readonly Clause[]): Clause[] {
  const foldedOf = ({ start, end }: Clause): string => prompt.folded.slice(start, end);
  const forms = clauses.filter(
    (clause) =>
      clause.role === 'wish' && language.features.find(foldedOf(clause)).some(({ key }) => key === 'form'),
  );
  return forms.every((clause) => language.orders.signUp.isIn(foldedOf(clause))) ? forms : [];
}

/** A prompt often says twice what is asked for. */
function distinct(fields: readonly RequestedField[]): RequestedField[] {
  const labels = fields.map(({ label }) => fold(label));
  return fields.filter((_, index) => labels.indexOf(labels[index]!) === index);
}

const MIN_EXAMPLES = 2;

/** "Report broken kit - projector, tablets, door entry - with room": what a form is for, to choose from. */
function isContinuingExample(
  prompt: PromptText,
  clause: Clause,
  previous: Clause | undefined,
  examples: ReadonlyMap<Clause, string>,
): boolean {
  const isShort = prompt.words(clause).split(/\s+/u).length <= MAX_LABEL_WORDS;
  if (previous === undefined || !isShort) return false;
  if (clause.opening === ',') return examples.has(previous);
  return (
    clause.opening === '-' &&
    examples.size === 0 &&
    previous.role === 'wish' &&
    prompt.language.features.isIn(prompt.fold(previous))
  );
}

/** "A board for the repairs: to do, quoted, done": its columns follow. */
const isBoard = (prompt: PromptText, clause: Clause | undefined): boolean =>
  clause !== undefined &&
  prompt.language.features.find(prompt.fold(clause)).some(({ key }) => key === 'board');

const isContinuing = (clause: Clause): boolean => clause.role === 'wish' && /^[,:()]$/u.test(clause.opening);

const isFieldTitle = ({ language, ...prompt }: PromptText, title: Range): boolean => {
  const folded = prompt.folded.slice(title.start, title.end);
  return (
    language.lists.status.isIn(folded) ||
    language.lists.withFields.isIn(folded) ||
    language.features.find(folded).some(({ key }) => !WITHOUT_FIELDS.includes(key))
  );
};

/** "In the gallery: the harbour view, the walled garden": no fields follow. */
const WITHOUT_FIELDS: readonly string[] = ['gallery', 'news', 'newsletter', 'faq', 'members'];

/** Where the list begins: after "asking", "with"; null if there is no such word. */
function fieldsFrom(prompt: PromptText, clause: Clause): number | null {
  const folded = prompt.fold(clause);
  const feature = [...prompt.language.features.find(folded), ...prompt.language.lists.site.find(folded)][0];
  const match = prompt.language.lists.withFields
    .find(folded)
    .find(({ start }) => start > (feature?.start ?? -1));
  return match === undefined ? null : clause.start + match.end;
}

function isStatusList(prompt: PromptText, clauses: readonly Clause[], index: number): boolean {
  const { lists, fieldTypes } = prompt.language;
  // "Columns: date, species, count" are those of a table.
  const title = clauses.slice(0, index + 1).findLastIndex(({ opening }) => opening === ':');
  const listed = clauses.slice(title, index + 1);
  if (title !== -1 && listed.some((clause) => fieldTypes.isIn(prompt.fold(clause)))) return false;
  for (let at = index; at >= Math.max(0, index - 8); at -= 1) {
    const clause = clauses[at]!;
    if (clause.sentence !== clauses[index]!.sentence) return false;
    if (lists.status.isIn(prompt.fold(clause))) return true;
    if (clause.opening !== ':') continue;
    const title = clauses[at - 1];
    return title !== undefined && (lists.status.isIn(prompt.fold(title)) || isBoard(prompt, title));
  }
  return false;
}

function labelsIn(prompt: PromptText, range: Range): string[] {
  const text = prompt.text.slice(range.start, range.end);
  const quoted = [...text.matchAll(QUOTED)].map(([, label = '']) => label.trim());
  if (quoted.length > 1) return quoted;
  const commas = [...text.matchAll(/[,;、/]/gu)].map(({ index }) => ({
    start: index,
    end: index + 1,
  }));
  const ands = [...prompt.language.lists.and.find(prompt.fold(range)), ...commas].toSorted(
    (a, b) => a.start - b.start,
  );
  const starts = [0, ...ands.map(({ end }) => end)];
  const ends = [...ands.map(({ start }) => start), text.length];
  return starts
    .map((start, index) => textOf(text, { start, end: ends[index] ?? text.length }))
    .map((label) => trimEnd(label.replace(/^[(（"„“]/u, ''), ')）"“”.!?。').trim())
    .filter(
      (label) =>
        label !== '' &&
        !/@|\d{5}|\p{Sc}/u.test(label) &&
        label.split(/\s+/u).length <= MAX_LABEL_WORDS &&
        label.length <= 60,
    );
}
