import { fencePassages } from '@capstan/text-analysis';
import { z } from 'zod';
import type { Draft, DraftSentence } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { NumberedPassage } from '../../model/numbered-passage.js';

const Sentence = z.object({ text: z.string(), passages: z.array(z.string()) });

/** Schema of the model's report. */
export const ModelReport = z.object({
  summary: z.array(Sentence),
  facets: z.array(z.object({ id: z.string(), sentences: z.array(Sentence) })),
  key_findings: z.array(Sentence),
});
export type ModelReport = z.infer<typeof ModelReport>;

/** Maximum sentences per part. */
const MAX_SENTENCES = { summary: 6, facet: 12, findings: 8 } as const;
const MAX_FACETS = 16;

const SYSTEM = `You write a report that answers a question, from numbered passages and from nothing else.

- Write in the language of the question: a summary of two to four sentences that answers it, three to six sentences for each facet that the passages speak of, and up to five key findings.
- Every sentence states one fact, can be understood without the sentences around it, and names in "passages" the ids of all passages that state it, such as ["P3", "P7"].
- Stay close to the words of the passages. Names, numbers, units and dates must stand in the passage just as you write them. Keep "not", "may", "about" and the like.
- Write no ids, addresses, headings, lists or markup into the text. Leave out a facet of which the passages say nothing.
- Every sentence is checked against the passages it names, and dropped when they do not bear it out.`;

/** The instructions and the material for a model. */
export interface ReportPrompt {
  system: string;
  prompt: string;
}

/**
 * Builds the prompt: question, facets and passages; for a second attempt also the rejected sentences of the
 * first.
 * @param nonce random and new for each prompt: delimits the passages.
 */
export function promptOf(
  question: string,
  plan: QueryPlan,
  passages: readonly NumberedPassage[],
  { nonce, rejected = [] }: { nonce: string; rejected?: readonly string[] },
): ReportPrompt {
  const facets = plan.facets.map(({ id, heading }) => `${id}: ${heading}`);
  const fenced = fencePassages(
    passages.map(({ id, text }) => ({ label: id, text })),
    nonce,
  );
  const parts = [`Question: ${question}`, `Facets:\n${facets.join('\n')}`, fenced.text];
  if (rejected.length > 0) {
    parts.push(
      `An earlier report was dropped in part, because no passage supports these sentences. Do not repeat them; write what the passages say:\n${rejected.map((text) => `- ${text}`).join('\n')}`,
    );
  }
  return { system: `${SYSTEM}\n\n${fenced.rule}`, prompt: parts.join('\n\n') };
}

/** Replaces passage ids of a model's report by sources. Unknown ids of passages or facets are ignored. */
export function draftOfReport(
  { summary, facets, key_findings: findings }: ModelReport,
  plan: QueryPlan,
  passages: readonly NumberedPassage[],
  author: string,
): Draft {
  const sourceOf = new Map(passages.map(({ id, source }) => [id, source]));
  const toSentences = (sentences: ModelReport['summary'], limit: number): DraftSentence[] =>
    sentences.slice(0, limit).map(({ text, passages: ids }) => ({
      text,
      sources: [...new Set(ids.flatMap((id) => sourceOf.get(id) ?? []))],
    }));
  return {
    author,
    summary: toSentences(summary, MAX_SENTENCES.summary),
    sections: facets
      .filter(({ id }) => plan.facets.some((facet) => facet.id === id))
      .slice(0, MAX_FACETS)
      .map(({ id, sentences }) => ({
        facetId: id,
        sentences: toSentences(sentences, MAX_SENTENCES.facet),
      })),
    keyFindings: toSentences(findings, MAX_SENTENCES.findings),
  };
}
