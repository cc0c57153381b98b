import { REFUSALS, type Refusal } from '../packs/grammar-schema.js';
import type { Reading } from '../reading/reading.js';

/** Whether a prompt can be built, with one sentence for the customer. */
export interface Scope {
  scope: 'build' | 'refuse' | 'ask';
  text: string;
}

const MAX_REQUEST_SENTENCES = 2;

/** Decides before anything is charged: refused, one question, or built. */
export function scopeOf(reading: Reading): Scope {
  const { scope } = reading.prompt.language.labels;
  const refusal = refusalOf(reading);
  if (refusal !== null) return { scope: 'refuse', text: scope[refusal] };
  return isUnclear(reading) ? { scope: 'ask', text: scope.ask } : { scope: 'build', text: scope.build };
}

/** What is ordered is a program and not a site about one. */
function refusalOf({ prompt, clauses }: Reading): Refusal | null {
  const { refusals, lists } = prompt.language;
  const request = clauses.filter(({ sentence }) => sentence < MAX_REQUEST_SENTENCES);
  const end = request.at(-1)?.end ?? 0;
  const folded = prompt.folded.slice(0, end);
  const found = refusals.find(folded).filter(({ start }) => {
    const clause = request.find((each) => each.start <= start && start < each.end);
    return clause !== undefined && (clause.role !== 'without' || clause.sentence === 0);
  });
  if (found.length === 0) return null;
  const keys = REFUSALS.filter((key) => found.some((each) => each.key === key));
  if (keys.includes('harm')) return 'harm';
  const first = found[0]!;
  const site = lists.site
    .find(folded)
    .find(
      ({ start, end: to }) =>
        start < first.start && !found.some((each) => start >= each.start && to <= each.end),
    );
  return site === undefined ? first.key : null;
}

/** Nothing says what the site is for. */
function isUnclear({ prompt, drafts, name, kind, features, areas }: Reading): boolean {
  const typed = drafts.filter(({ fact }) => !['statement', 'policy', 'list', 'number'].includes(fact.type));
  const isNamed = name?.isCertain === true;
  if (kind.range !== null || features.size > 0) {
    const isQuestion = /[?？]\s*$/u.test(prompt.text) && !prompt.language.lists.site.isIn(prompt.folded);
    return isQuestion && !isNamed && typed.length === 0;
  }
  return typed.length === 0 && areas.length === 0 && (!isNamed || drafts.length < 2);
}
