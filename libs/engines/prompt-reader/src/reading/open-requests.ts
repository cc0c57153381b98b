import { isConditionOf } from '../clauses/conditions.js';
import { hasName } from '../clauses/has-name.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import type { Draft } from '../extract/drafts.js';
import type { Feature } from '../packs/grammar-schema.js';
import { contains, overlaps, trimRange } from '../text/range.js';
import type { OpenRange } from './reading.js';
import { isOrderOfSite } from './unplaced.js';

/** The requests for a gallery or for pictures: a prompt brings none. */
export function missingPictures(
  prompt: PromptText,
  clauses: readonly Clause[],
  features: ReadonlySet<Feature>,
): OpenRange[] {
  const { language } = prompt;
  const isGallery = (folded: string): boolean =>
    features.has('gallery') && language.features.find(folded).some(({ key }) => key === 'gallery');
  return clauses
    .filter((clause) => {
      const folded = prompt.fold(clause);
      const isAsked = clause.role === 'wish' && language.orders.pictures.isIn(folded);
      return isAsked || (clause.role !== 'remark' && clause.role !== 'without' && isGallery(folded));
    })
    .map((clause) => ({ ...trimRange(prompt.text, clause), reason: 'pictures' }));
}

/** Requests with a name or a number that nothing was made of: the customer is asked about them. */
export function openRequests(
  prompt: PromptText,
  clauses: readonly Clause[],
  drafts: readonly Draft[],
  used: ReadonlySet<Clause>,
): OpenRange[] {
  const { features, kindWords, colors, tones, lists } = prompt.language;
  return clauses
    .filter((clause) => clause.role === 'wish' && !used.has(clause))
    .filter((clause) => !(prompt.isOutlined && isOrderOfSite(prompt, clause)))
    .filter((clause) => !isConditionOf(prompt, clause, clauses[clauses.indexOf(clause) + 1]))
    .filter((clause) => !drafts.some(({ range }) => overlaps(range, clause) || contains(clause, range)))
    .filter((clause) => {
      const folded = prompt.fold(clause);
      if ([features, kindWords, colors, tones].some((words) => words.isIn(folded))) return false;
      const known = [
        lists.wish,
        lists.command,
        lists.site,
        lists.function,
        lists.part,
        lists.own,
        lists.look,
      ].flatMap((list) => list.find(folded));
      return uncoveredWords(folded, known).length > 2 || (hasName(prompt, clause) && /\d/.test(folded));
    })
    .map((clause) => ({ ...trimRange(prompt.text, clause), reason: 'wish' }));
}
