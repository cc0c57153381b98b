import { fold } from '../../text/fold.js';
import { operationsOf } from '../instructions/operations.js';
import { hasWords } from '../../text/whole-words.js';
import { type ChangedParts, saidOf } from '../demands/changed-parts.js';
import { type Comparison, isOfMonth } from './comparison.js';
import { daysOf } from '../demands/demands.js';
import { daysOfFact } from '../demands/holds.js';
import { isGeneric } from '../words/generic-words.js';
import { factsOfTitled } from '../pages/section-titles.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, overlap } from '../words/words.js';

/** A third of the words of what goes must be named. */
const MIN_NAMED = 3;

/** What went although the message does not name it, or names something else. */
export function removalFaults(comparison: Comparison): string[] {
  const { demands } = comparison;
  const titled = factsOfTitled(comparison.text, comparison.before, comparison.language);
  const parts = {
    ...comparison.parts,
    // With their section, which is named.
    removed: comparison.parts.removed.filter(({ id }) => !titled.has(id)),
  };
  const gone = goneTexts(parts).filter((text) => isMostlyOther(text, comparison));
  if (!demands.isRemoval) return gone;
  return [
    ...gone,
    ...(isOfDays(comparison) ? ['it is only of some days'] : []),
    ...(isOfWhatStays(comparison) ? ['the rest stays'] : []),
    ...(isByOrder(comparison) ? ['the order is not counted'] : []),
    ...(isAboutUnknown(comparison) ? ['what is named is not there'] : []),
    ...parts.shown,
    ...parts.added.filter(({ type }) => type !== 'hours').map(({ id }) => id),
  ];
}

/** "Power isn't included any more, but gas and water still are": what follows "but" is still there. */
function isOfWhatStays({ text, parts, language }: Comparison): boolean {
  const [contrast] = language.lists.contrast.find(fold(text));
  const rest = contrast === undefined ? '' : text.slice(contrast.end);
  if (operationsOf(language, fold(rest)).has('remove')) return false;
  const words = contentWords(rest, language);
  const lost = parts.removed.reduce((sum, fact) => sum + overlap(words, saidOf(fact), language), 0);
  const cut = parts.changed.some(
    ({ before, after }) => overlap(words, saidOf(after), language) < overlap(words, saidOf(before), language),
  );
  return lost > 0 || cut;
}

/** "the second date": words do not say which one that is. */
const isByOrder = ({ folded, parts: { removed, changed }, language }: Comparison): boolean =>
  language.changes.ordinals
    .find(folded)
    .some(
      ({ word }) =>
        ![...removed, ...changed.map(({ before }) => before)].some((fact) => hasWords(saidOf(fact), word)),
    );

/** "No more tacos on Mondays": an item or a person without days of its own stays, and so does what is on other days as well. */
const isOfDays = ({ demands: { said }, parts: { removed }, own }: Comparison): boolean => {
  const days = said.flatMap((demand) => (demand.type === 'days' ? daysOf(demand) : []));
  return (
    days.length > 0 &&
    removed.some((fact) => {
      if (fact.type === 'hours') return false;
      const ofFact = daysOfFact(fact, own);
      const isTyped = fact.type === 'item' || fact.type === 'person';
      if (isTyped && !ofFact.some((day) => days.includes(day))) return true;
      return ofFact.some((day) => days.includes(day)) && ofFact.some((day) => !days.includes(day));
    })
  );
};

/** "Dev has stepped down" is not about the class that Dev coaches: a sentence begins with what it is about. */
function isMostlyOther(text: string, comparison: Comparison): boolean {
  const { own } = comparison;
  const { subject, said } = comparison.demands;
  const words = contentWords(text, own);
  const values = valuesIn(text, own);
  const isNamed = values.some(({ type, key }) =>
    said.some((demand) => demand.type === type && demand.key === key),
  );
  const isDated = values.some(({ type, key }) => type === 'date' && isOfMonth(key, comparison));
  const isQuoted = said.some((demand) => demand.type !== 'name' && hasWords(text, demand.text));
  if (isNamed || isQuoted || isDated || overlap(subject, words[0] ?? '', own) > 0) return false;
  return overlap(subject, text, own) * MIN_NAMED < words.length;
}

const isWholly = (name: string, { demands: { subject }, language }: Comparison): boolean => {
  const words = contentWords(name, language);
  return words.length > 0 && words.every((word) => overlap([word], subject.join(' '), language) > 0);
};

/** "the section about the wobbly gnarps on our hamper page" is not the hamper. */
function isAboutUnknown(comparison: Comparison): boolean {
  const { text, language, parts } = comparison;
  const { subject, unknown } = comparison.demands;
  const isWhole = parts.removed.some(
    (fact) => 'name' in fact && fact.name !== undefined && isWholly(fact.name, comparison),
  );
  if (isWhole || parts.removed.length === 0) return false;
  const known = subject.filter((word) => !unknown.includes(word));
  return text.split(/[,;.!?]/u).some((part) => {
    const hits = overlap(known, part, language);
    const others = unknown.filter(
      (word) => overlap([word], part, language) > 0 && !isGeneric(word, language),
    );
    return hits > 0 && others.length > hits;
  });
}

/** What went: the texts of facts, and entries of lists. */
const goneTexts = ({ removed, changed }: ChangedParts): string[] => [
  ...removed.flatMap((fact) => {
    if (['person', 'contact', 'hours', 'place'].includes(fact.type)) return [];
    if (fact.type === 'item') return [fact.name];
    if (fact.type === 'policy' && fact.topic !== undefined) return [fact.topic];
    return fact.type === 'list' && fact.title !== undefined ? [fact.title] : [saidOf(fact)];
  }),
  ...changed.flatMap(({ before, after }) =>
    before.type === 'list' && after.type === 'list' && after.entries.length < before.entries.length
      ? before.entries.filter((entry) => !after.entries.includes(entry))
      : [],
  ),
];
