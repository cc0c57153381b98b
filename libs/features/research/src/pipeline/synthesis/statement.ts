import { isStatement, refersBack } from '@capstan/answers';
import { type TextPassage, flagPromptInjection, sentenceSpans } from '@capstan/text-analysis';
import type { Source } from '../../model/source.js';
import { contentTerms } from '../verification/content-terms.js';

/** A sentence of a source that can be quoted. */
export interface Statement {
  /** Id of the source. */
  source: number;
  /** The unit of independence. */
  site: string;
  /** Span of the source's text. */
  start: number;
  end: number;
  /** The span itself. */
  text: string;
  /** Stemmed, without stop words. */
  terms: ReadonlySet<string>;
  /** The previous sentence, if this one cannot be understood without it. */
  lead: Statement | null;
}

/**
 * The quotable sentences of a passage, in order. One that refers back includes the previous sentence, or is
 * omitted.
 */
export function statementsOf(source: Source, passage: TextPassage): Statement[] {
  const headings = new Set(source.headings);
  const statements: Statement[] = [];
  let before: Statement | null = null;
  const spans = sentenceSpans(source.text.slice(passage.start, passage.end));
  const tainted = flagPromptInjection(
    spans.map(({ start, end }) => source.text.slice(passage.start + start, passage.start + end)),
  );
  for (const [index, span] of spans.entries()) {
    const start = passage.start + span.start;
    const end = passage.start + span.end;
    const text = source.text.slice(start, end);
    const follows: boolean = before !== null && !source.text.slice(before.end, start).includes('\n');
    const lead: Statement | null = follows ? before : null;
    before = null;
    if (tainted[index] || headings.has(text) || !isStatement(text)) continue;
    const needsLead = refersBack(text);
    // A chain of such sentences would have to be quoted completely.
    if (needsLead && (!lead || lead.lead)) continue;
    before = {
      source: source.id,
      site: source.site,
      start,
      end,
      text,
      terms: contentTerms(text),
      lead: needsLead ? lead : null,
    };
    statements.push(before);
  }
  return statements;
}

/** The words of a sentence that is compared with others. */
export type SaidWords = Pick<Statement, 'terms'>;

/** Whether two sentences have nearly the same words and the same numbers. */
export function isSameStatement(one: SaidWords, other: SaidWords): boolean {
  if (one.terms.size === 0 || other.terms.size === 0) return false;
  const union = new Set([...one.terms, ...other.terms]);
  const difference = [...union].filter((term) => !one.terms.has(term) || !other.terms.has(term));
  return difference.length / union.size <= 0.2 && !difference.some((term) => /\p{N}/u.test(term));
}
