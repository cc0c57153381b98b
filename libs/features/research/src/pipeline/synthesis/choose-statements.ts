import { diverse } from '@capstan/text-analysis';
import type { ScoredStatement } from './relevant-statements.js';
import { type SaidWords, type Statement, isSameStatement } from './statement.js';

/** Per source, while others have statements left. */
const MAX_OF_SOURCE = 2;
/** Statements below this share of the best score are omitted. */
const MIN_SCORE_SHARE = 0.6;
const LAMBDA = 0.7;
const MAX_CANDIDATES = 60;

/**
 * Adds the best statements to the chosen ones: dissimilar, and from several sources if possible. A statement
 * that refers back follows the sentence it refers to.
 * @param wanted up to `limit`; from sources that have reached their share only up to `atLeast`.
 * @param elsewhere statements in other parts of the report.
 */
export function chooseStatements(
  found: readonly ScoredStatement[],
  { limit, atLeast }: { limit: number; atLeast: number },
  { begun = [], elsewhere = [] }: { begun?: readonly Statement[]; elsewhere?: readonly SaidWords[] } = {},
): Statement[] {
  const chosen = [...begun];
  const isSaid = (statement: SaidWords): boolean =>
    [...chosen, ...elsewhere].some((other) => isSameStatement(statement, other));
  const add = (statement: Statement): void => {
    if (isSaid(statement)) return;
    const { lead } = statement;
    const place = lead ? chosen.findIndex((other) => isSameStatement(other, lead)) : -1;
    if (!lead || place >= 0) {
      if (chosen.length < limit) chosen.splice(place < 0 ? chosen.length : place + 1, 0, statement);
    } else if (!isSaid(lead) && chosen.length + 2 <= limit) {
      chosen.push(lead, statement);
    }
  };
  const candidates = bestOf(found, elsewhere);
  const haveOthers = new Set(candidates.map(({ source }) => source)).size > 1;
  for (const statement of candidates) {
    const ofSource = chosen.filter(({ source }) => source === statement.source).length;
    if (!haveOthers || ofSource < MAX_OF_SOURCE) add(statement);
  }
  for (const statement of candidates) if (chosen.length < atLeast) add(statement);
  return chosen;
}

/** Candidates, ordered so that each is dissimilar to the earlier ones. */
function bestOf(found: readonly ScoredStatement[], elsewhere: readonly SaidWords[]): ScoredStatement[] {
  const threshold = (found[0]?.score ?? 0) * MIN_SCORE_SHARE;
  const candidates = found
    .filter(({ score }) => score >= threshold)
    .slice(0, MAX_CANDIDATES)
    .filter((statement) => !elsewhere.some((other) => isSameStatement(statement, other)));
  const order = diverse(candidates, { limit: candidates.length, lambda: LAMBDA });
  return order.flatMap((index) => candidates[index] ?? []);
}
