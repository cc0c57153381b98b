import { align } from '../alignment/align.js';
import { statementOf } from '../reading/statement.js';
import { clauseFeatures } from './clauses.js';
import { coverageFeatures } from './coverage.js';
import { gapFeatures } from './gaps.js';
import { operatorFeatures } from './operators.js';
import { polarityFeatures } from './polarity.js';
import { roleFeatures } from './roles.js';

/** The differences between a claim and its source by name, each 0 to 1; all 0: the source says the same. */
export function featuresOf(claimText: string, sourceText: string): Record<string, number> {
  const claim = statementOf(claimText);
  const source = statementOf(sourceText);
  const pair = { claim, source, alignment: align(claim, source) };
  return {
    ...coverageFeatures(pair, { claim: claimText, source: sourceText }),
    ...gapFeatures(pair),
    ...roleFeatures(pair),
    ...polarityFeatures(pair),
    ...operatorFeatures(pair),
    ...clauseFeatures(pair),
  };
}
