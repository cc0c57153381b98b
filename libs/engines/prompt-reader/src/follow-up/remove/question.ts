import type { RecordField, SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { Range } from '../../text/range.js';
import type { Editor } from '../editing/editor.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { contentWords, overlap } from '../words/words.js';

/** Without these a form for courses cannot be sent. */
const NEEDED: ReadonlySet<string> = new Set(['slot']);
/** Of other features, such as a shop, what is in them goes, and no question. */
const FORMS: ReadonlySet<string> = new Set(['form', 'booking', 'rsvp', 'waitlist', 'tickets']);
const MAX_GAP = 1;

/** Whether a message is about a question of a form: "the phone question", "… from the booking form". */
export function isAboutQuestion({ folded }: Instruction, { next }: Editor, language: Language): boolean {
  if (next.records.length === 0) return false;
  const { questions } = language.orders;
  if (formsNamed(folded, language).length > 0) return true;
  // Else it may be one of the questions that the page answers.
  if (hasAnswers(next)) return false;
  const features = language.features.find(folded);
  const isApart = (word: Range): boolean =>
    !features.some(({ start, end }) => start <= word.start && word.end <= end);
  return questions.find(folded).some(isApart);
}

/** Whether the site answers questions of its visitors. */
export const hasAnswers = ({ pages }: SiteDocument): boolean =>
  pages.some(({ sections }) => sections.some(({ component }) => component === 'questions'));

/** Words for forms that follow "from the" or "in the"; in Japanese that come before it. */
function formsNamed(folded: string, { features, orders, grammar }: Language): Range[] {
  const within = orders.inForm.find(folded);
  return features
    .find(folded)
    .filter(({ key }) => FORMS.has(key))
    .filter(({ start, end }) =>
      within.some((word) =>
        grammar.isSpaced
          ? word.end <= start && start - word.end <= MAX_GAP
          : end <= word.start && word.start - end <= MAX_GAP,
      ),
    );
}

/** Takes the question that is named out of its form; null if no form has it. */
export function removeQuestion(
  editor: Editor,
  { text, folded }: Instruction,
  language: Language,
): Change | null {
  const types = new Set<string>(language.fieldTypes.find(folded).map(({ key }) => key));
  const ranges = [...formsNamed(folded, language), ...language.orders.questions.find(folded)];
  const words = contentWords(withoutRanges(text, ranges), language);
  const scoreOf = ({ id, label, type }: RecordField): number =>
    overlap(words, label, language) + (types.has(type) || types.has(id) ? 1 : 0);
  const found = editor.next.records
    .flatMap((record) => record.fields.map((field) => ({ record, field, score: scoreOf(field) })))
    .filter(({ field, score }) => score > 0 && !NEEDED.has(field.type))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = found;
  if (best === undefined || best.score === second?.score || best.record.fields.length === 1) return null;
  const { record, field } = best;
  const isUsed =
    record.capacity?.field === field.id ||
    (record.slots !== undefined && 'timesOf' in record.slots && record.slots.timesOf === field.id) ||
    isInView(record.views, field.id);
  if (isUsed) return null;
  record.fields = record.fields.filter((each) => each !== field);
  return { kind: 'removed', what: field.label };
}

/** Whether a board, calendar or chart is made of a field. */
const isInView = (views: readonly object[], id: string): boolean =>
  views.some((view) => Object.values(view).includes(id));

const withoutRanges = (text: string, ranges: readonly Range[]): string =>
  ranges
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
