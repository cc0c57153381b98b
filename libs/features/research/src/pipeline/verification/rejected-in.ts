import type { Draft, DraftSentence } from '../../model/draft.js';
import type { Report } from '../../model/report.js';

/** Limit for the prompt of a model. */
const MAX_SHOWN = 20;

/** Sentences of a draft that the report does not contain. */
export function rejectedIn(draft: Draft, report: Report): string[] {
  const held = [
    report.summary,
    report.keyFindings,
    ...report.sections.map(({ sentences }) => sentences),
  ].flat();
  return sentencesOfDraft(draft)
    .map(({ text }) => text.trim())
    .filter((text) => !held.some((sentence) => sentence.kind !== 'replaced' && text.includes(sentence.text)))
    .slice(0, MAX_SHOWN);
}

function sentencesOfDraft({ summary, keyFindings, sections }: Draft): DraftSentence[] {
  return [...summary, ...keyFindings, ...sections.flatMap(({ sentences }) => sentences)];
}
