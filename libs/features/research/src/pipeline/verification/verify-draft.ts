import { isRefused, refersBack } from '@capstan/answers';
import { sentencesOf } from '@capstan/text-analysis';
import type { FacetCoverage } from '../../model/coverage.js';
import type { Draft, DraftSentence } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Citation, ClaimCheck, RejectionReason, Report, ReportSentence } from '../../model/report.js';
import type { Source } from '../../model/source.js';
import type { ModelJudgment } from '../../model/model-judgment.js';
import type { VerificationContext } from '../../threads/research-tasks.js';
import { confidenceOf } from './confidence.js';
import { contentTerms, sharedTerms } from './content-terms.js';
import { Evidence } from './evidence.js';
import { findConflicts } from './find-conflicts.js';
import { acceptedShare } from './accepted-share.js';

/** Longer texts are not sentences. UTF-16 units. */
const MAX_LENGTH = 1000;

/** A checked sentence of the draft, or the gap that it leaves. */
type Judged = ReportSentence | { rejected: DraftSentence; reason: RejectionReason };

/**
 * Verifies a draft against its sources, for any author: unsupported sentences, repetitions, and
 * sentences with URLs, markup or instructions are rejected. Headings are those of the plan. Accepted
 * sentences cite the smallest span that supports them. Gaps in sections are filled with sentences of the
 * extract.
 * @param judgments of a model that has judged the supported sentences: both must agree.
 */
export function verifyDraft(
  draft: Draft,
  plan: QueryPlan,
  sources: readonly Source[],
  coverage: readonly FacetCoverage[],
  extract: Draft,
  context: VerificationContext,
  judgments: readonly ModelJudgment[] = [],
): Report {
  const evidence = new Evidence(sources);
  const judgmentOf = new Map(judgments.map(({ text, isSupported }) => [text, isSupported]));
  const judge = (sentences: readonly DraftSentence[]): Judged[] =>
    sentences
      .flatMap(partsOf)
      .map((sentence) =>
        judgmentOf.get(sentence.text.trim()) === false
          ? { rejected: sentence, reason: 'judged_unsupported' }
          : judged(sentence, evidence),
      );
  const sections = plan.facets.map(({ id, heading }) => ({
    facetId: id,
    heading,
    judged: judge(
      draft.sections.filter(({ facetId }) => facetId === id).flatMap(({ sentences }) => sentences),
    ),
    spare: extract.sections.filter(({ facetId }) => facetId === id).flatMap(({ sentences }) => sentences),
  }));
  const summary = judge(draft.summary);
  const keyFindings = judge(draft.keyFindings);
  const all = [...summary, ...keyFindings, ...sections.flatMap(({ judged: sentences }) => sentences)];
  const rejected = all.filter((sentence) => 'rejected' in sentence).length;

  const inSections = new Set(sections.flatMap(({ judged: sentences }) => textsOf(sentences)));
  const written = new Set<string>();
  const verified = {
    sections: sections
      .map(({ facetId, heading, judged: sentences, spare }) => ({
        facetId,
        heading,
        sentences: once(filled(sentences, spare, inSections, evidence), written),
      }))
      .filter(({ sentences }) => sentences.length > 0),
    summary: once(held(summary), new Set()),
    keyFindings: once(held(keyFindings), new Set()),
  };
  // A missing part is filled from the extract.
  if (verified.summary.length === 0) verified.summary = once(held(judge(extract.summary)), new Set());
  if (verified.keyFindings.length === 0)
    verified.keyFindings = once(held(judge(extract.keyFindings)), new Set());
  const cited = [
    verified.summary,
    verified.keyFindings,
    ...verified.sections.map(({ sentences }) => sentences),
  ].flat();
  const conflicts = findConflicts(plan, evidence);
  return {
    title: plan.title,
    author: draft.author,
    ...verified,
    conflicts,
    confidence: confidenceOf({
      fit: extract.fit ?? 0,
      evidence,
      plan,
      coverage,
      context,
      cited,
      keyFindings: verified.keyFindings,
      conflicts: conflicts.length,
      held: acceptedShare({ checked: all.length, rejected }),
    }),
    checked: all.length,
    rejected,
    claims: claimsOf(all, judgmentOf),
  };
}

function claimsOf(all: readonly Judged[], judgmentOf: ReadonlyMap<string, boolean>): ClaimCheck[] {
  const claims = new Map<string, ClaimCheck>();
  for (const sentence of all) {
    const text = ('rejected' in sentence ? sentence.rejected.text : sentence.text).trim();
    const isSupported = !('rejected' in sentence);
    const reason = isSupported ? null : sentence.reason;
    const isQuotation = isSupported && sentence.kind === 'verbatim';
    const byBoth = judgmentOf.has(text) ? 'verifier_and_model' : 'verifier';
    claims.set(text, { text, isSupported, reason, checkedBy: isQuotation ? 'quotation' : byBoth });
  }
  return [...claims.values()];
}

/** A model may combine several sentences, and hide a false one after a true one. */
function partsOf(sentence: DraftSentence): DraftSentence[] {
  if (sentence.text.length > MAX_LENGTH) return [sentence];
  return sentencesOf(sentence.text).map((text) => ({ text, sources: sentence.sources }));
}

function judged(sentence: DraftSentence, evidence: Evidence): Judged {
  const text = sentence.text.trim();
  if (text.length > MAX_LENGTH || isRefused(text) || contentTerms(text).size === 0)
    return { rejected: sentence, reason: 'refused_text' };
  const claimed = [...new Set(sentence.sources)];
  const checks = claimed.map((id) => evidence.check(text, id));
  const citations = checks.flatMap((check) => ('citation' in check ? [check.citation] : []));
  const held = citations.length > 0 ? citations : reattributed(text, claimed, evidence);
  if (held.length === 0) {
    const [reason = 'not_stated'] = checks.flatMap((check) => ('reason' in check ? [check.reason] : []));
    return { rejected: sentence, reason };
  }
  const isVerbatim = held.some(({ quote }) => quote === text);
  return { text, citations: held, kind: isVerbatim ? 'verbatim' : 'worded' };
}

/** The best source other than the claimed ones that supports a sentence. */
function reattributed(text: string, claimed: readonly number[], evidence: Evidence): Citation[] {
  const others = evidence.originals.filter(({ id }) => !claimed.includes(id));
  const citations = others.flatMap(({ id }) => {
    const check = evidence.check(text, id);
    return 'citation' in check ? [check.citation] : [];
  });
  return citations.toSorted((one, other) => other.support - one.support).slice(0, 1);
}

/** Fills gaps with the closest sentences of the extract that are not in the report yet. */
function filled(
  sentences: readonly Judged[],
  spare: readonly DraftSentence[],
  taken: Set<string>,
  evidence: Evidence,
): ReportSentence[] {
  return sentences.flatMap((sentence) => {
    if (!('rejected' in sentence)) return [sentence];
    const wanted = contentTerms(sentence.rejected.text);
    const nearness = ({ text }: DraftSentence): number => sharedTerms(wanted, contentTerms(text));
    const [nearest] = spare
      .filter(({ text }) => !taken.has(text) && !refersBack(text))
      .toSorted((one, other) => nearness(other) - nearness(one));
    if (!nearest) return [];
    taken.add(nearest.text);
    const found = judged(nearest, evidence);
    return 'rejected' in found ? [] : [{ ...found, kind: 'replaced' as const }];
  });
}

function held(sentences: readonly Judged[]): ReportSentence[] {
  return sentences.flatMap((sentence) => ('rejected' in sentence ? [] : [sentence]));
}

/** Removes sentences that occurred before. */
function once(sentences: readonly ReportSentence[], written: Set<string>): ReportSentence[] {
  return sentences.filter(({ text }) => {
    const key = keyOf(text);
    if (written.has(key)) return false;
    written.add(key);
    return true;
  });
}

function textsOf(sentences: readonly Judged[]): string[] {
  return held(sentences).map(({ text }) => text);
}

function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
