import { type Answer, AnswerFinder, isAsking } from '@capstan/answers';
import type { AnswerLikenesses } from '../../model/answer-likenesses.js';
import type { FacetCoverage } from '../../model/coverage.js';
import type { Draft, DraftSentence } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { contentTerms } from '../verification/content-terms.js';
import { Evidence } from '../verification/evidence.js';
import { answerPage, isCovered, isQuestion, questionOf } from './asked-of-sources.js';
import { chooseStatements } from './choose-statements.js';
import { KeyFindings } from './key-findings.js';
import { RelevantStatements, type ScoredStatement } from './relevant-statements.js';
import { type SaidWords, type Statement, isSameStatement } from './statement.js';

/** Author of a report that consists of quotations. */
export const EXTRACTIVE = 'extractive';

const SECTION = { limit: 6, atLeast: 2 } as const;
/** Taken for the main question before the facets take theirs. */
const OPENING = { limit: 2, atLeast: 1 } as const;
/** Where no source has a sentence in the form of an answer. */
const SUMMARY = { limit: 2, atLeast: 1 } as const;
/** How well such sentences fit. */
const LOOSE_FIT = 0.2;

const EMPTY: Draft = { author: EXTRACTIVE, summary: [], sections: [], keyFindings: [], fit: 0 };

/** What is relevant to a facet. */
interface FoundOn {
  facetId: string;
  isQuestion: boolean;
  found: readonly ScoredStatement[];
  answer: Answer | undefined;
}

/**
 * Writes a report of verbatim sentences of its sources (docs/research.md): first the answer to what was asked, then
 * what independent sites agree on, and by facet what else the sources say. Nothing is said twice. Where the sources answer
 * no question, it is empty.
 * @param likenesses of the candidates for answers, if a sentence model has read them.
 */
export function writeExtract(
  plan: QueryPlan,
  sources: readonly Source[],
  coverage: readonly FacetCoverage[],
  likenesses: AnswerLikenesses = {},
): Draft {
  const evidence = new Evidence(sources);
  const relevant = new RelevantStatements(plan, evidence.originals);
  const finder = new AnswerFinder(evidence.originals.map(answerPage));
  const [question, ...facets] = plan.facets.map((facet): FoundOn => {
    const isAsked = isQuestion(facet, plan);
    const hasSource = isCovered(facet, coverage);
    return {
      facetId: facet.id,
      isQuestion: isAsked,
      found: hasSource ? relevant.of(facet) : [],
      answer: isAsked && hasSource ? finder.find(questionOf(facet, plan), likenesses[facet.id]) : undefined,
    };
  });
  if (!question) return EMPTY;
  if (isUnanswered(question, facets) && isAsking(plan.facets[0]?.heading ?? '')) {
    return { ...EMPTY, fit: question.answer?.fit ?? 0 };
  }

  const { sentences, fit } = summaryOf(question, facets);
  const pools = [question, ...facets].map(({ found }) => found);
  const findings = new KeyFindings(pools, evidence);
  const said: SaidWords[] = sentences.map(({ text }) => ({ terms: contentTerms(text) }));
  const summary = sentences.map((sentence) => ({ ...sentence, sources: findings.sourcesOf(sentence) }));
  const confirmed = findings.confirmed(said);
  said.push(...confirmed);
  const single = findings.single([...said, ...firstOfEach(question, facets, said)], confirmed.length);
  said.push(...single);
  const sections = sectionsOf(question, facets, said);
  return {
    author: EXTRACTIVE,
    summary,
    sections: sections.map(({ facetId, chosen }) => ({ facetId, sentences: chosen.map(draftOf) })),
    keyFindings: [...confirmed, ...single].map(({ text, sources: ids }) => ({ text, sources: ids })),
    fit,
  };
}

/** Whether the sources answer none of what was asked: what they say instead is then omitted. */
const isUnanswered = (question: FoundOn, facets: readonly FoundOn[]): boolean =>
  [question, ...facets.filter((facet) => facet.isQuestion)].every(({ answer }) => !answer?.isAnswerable);

/** The best unsaid statement of each facet, with which its section begins. */
function firstOfEach(question: FoundOn, facets: readonly FoundOn[], said: readonly SaidWords[]): SaidWords[] {
  const first: SaidWords[] = [];
  for (const { found } of [...facets, question]) {
    const isSaid = (statement: SaidWords): boolean =>
      [...said, ...first].some((other) => isSameStatement(statement, other));
    const best = found.find((statement) => !isSaid(statement));
    if (best) first.push(best);
  }
  return first;
}

/** The answers to the question and to further questions of the same query. */
function summaryOf(
  question: FoundOn,
  facets: readonly FoundOn[],
): { sentences: DraftSentence[]; fit: number } {
  const asked = [question, ...facets.filter(({ isQuestion }) => isQuestion)];
  const sentences: DraftSentence[] = [];
  for (const { answer } of asked) {
    for (const { page, quote } of answer?.parts ?? []) {
      const isSaid = sentences.some(({ text }) => text === quote.text);
      if (!isSaid) sentences.push({ text: quote.text, sources: [page.id] });
    }
  }
  if (sentences.length > 0) {
    const fits = asked.map(({ answer }) => answer?.fit ?? 0);
    return { sentences, fit: fits.reduce((sum, fit) => sum + fit, 0) / fits.length };
  }
  const loose = chooseStatements(selfContained(question, facets), SUMMARY);
  return { sentences: loose.map(draftOf), fit: loose.length > 0 ? LOOSE_FIT : 0 };
}

/** Self-contained statements on the question, or else any. */
function selfContained({ found }: FoundOn, facets: readonly FoundOn[]): readonly ScoredStatement[] {
  const all = [...found, ...facets.flatMap((facet) => facet.found)];
  const options = [found, all].map((statements) => statements.filter(({ lead }) => lead === null));
  return options.find((statements) => statements.length > 0) ?? all;
}

/** The sections by facet, without what was said before. */
function sectionsOf(
  question: FoundOn,
  facets: readonly FoundOn[],
  said: readonly SaidWords[],
): { facetId: string; chosen: Statement[] }[] {
  // The best answer to a further question is reserved for its section.
  const answers = facets.flatMap(({ found }) => found.slice(0, 1));
  const own = question.found.filter(
    (statement) => !answers.some((answer) => isSameStatement(answer, statement)),
  );
  const opening = chooseStatements(own.length > 0 ? own : question.found, OPENING, { elsewhere: said });
  const used: SaidWords[] = [...said, ...opening];
  const others = facets.map(({ facetId, found }) => {
    const chosen = chooseStatements(found, SECTION, { elsewhere: used });
    used.push(...chosen);
    return { facetId, chosen };
  });
  const elsewhere = [...said, ...others.flatMap(({ chosen }) => chosen)];
  const first = chooseStatements(question.found, SECTION, { begun: opening, elsewhere });
  return [{ facetId: question.facetId, chosen: first }, ...others].filter(({ chosen }) => chosen.length > 0);
}

function draftOf({ text, source }: Statement): DraftSentence {
  return { text, sources: [source] };
}
