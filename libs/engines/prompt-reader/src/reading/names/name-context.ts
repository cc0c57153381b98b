import type { HitsOf } from '../../clauses/list-hits.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import type { Range } from '../../text/range.js';

/** What is known when a name is looked for. */
export interface NameContext {
  prompt: PromptText;
  clauses: readonly Clause[];
  hits: HitsOf;
  stems: readonly string[];
  people: readonly Range[];
  items: readonly Range[];
  values: readonly Range[];
}
