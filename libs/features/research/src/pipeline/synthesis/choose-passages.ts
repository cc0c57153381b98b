import { isRefused } from '@capstan/answers';
import { diverse, flagPromptInjection, sentenceSpans } from '@capstan/text-analysis';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { contentTerms } from '../verification/content-terms.js';
import { independentSources } from '../verification/independent-sources.js';
import { type RelevantPassage, RelevantStatements } from './relevant-statements.js';
import type { NumberedPassage } from '../../model/numbered-passage.js';

const LAMBDA = 0.7;

/**
 * Chooses passages for a model: the best of each facet in turn, dissimilar, within a number of characters.
 */
export function choosePassages(
  plan: QueryPlan,
  sources: readonly Source[],
  maxCharacters: number,
): NumberedPassage[] {
  const voices = independentSources(sources);
  const relevant = new RelevantStatements(
    plan,
    sources.filter(({ id }) => voices.get(id) === id),
  );
  const queues = plan.facets.map((facet) => unlike(relevant.passagesOf(facet)));
  const chosen: NumberedPassage[] = [];
  const seen = new Set<string>();
  let left = maxCharacters;
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn += 1) {
    for (const passage of queues.flatMap((queue) => queue[turn] ?? [])) {
      const place = `${passage.source.id} ${passage.start}`;
      const text = shownOf(passage);
      if (seen.has(place) || text === '' || text.length > left) continue;
      seen.add(place);
      left -= text.length;
      chosen.push({ id: `P${chosen.length + 1}`, source: passage.source.id, text });
    }
  }
  return chosen;
}

function unlike(passages: readonly RelevantPassage[]): RelevantPassage[] {
  const choices = passages.map((passage) => ({
    score: passage.score,
    terms: contentTerms(passage.source.text.slice(passage.start, passage.end)),
  }));
  return diverse(choices, { limit: choices.length, lambda: LAMBDA }).flatMap(
    (index) => passages[index] ?? [],
  );
}

function shownOf({ source, start, end }: RelevantPassage): string {
  const text = source.text.slice(start, end);
  const sentences = sentenceSpans(text).map((span) => text.slice(span.start, span.end).replace(/\s+/g, ' '));
  const tainted = flagPromptInjection(sentences);
  return sentences.filter((sentence, index) => !tainted[index] && !isRefused(sentence)).join(' ');
}
