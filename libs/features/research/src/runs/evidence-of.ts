import type { ReportSentence } from '../model/report.js';
import type { Findings } from '../pipeline/research-pipeline.js';
import type { Evidence, EvidenceSentence } from './evidence.js';

/** Builds the evidence of a run from its findings. */
export function evidenceOf({ plan, sources, coverage, report }: Findings): Evidence {
  const sentences: EvidenceSentence[] = [];
  const add = (
    part: EvidenceSentence['part'],
    heading: string | null,
    stated: readonly ReportSentence[],
  ): void => {
    for (const { text, kind, citations } of stated) {
      sentences.push({ id: `s${sentences.length + 1}`, part, heading, text, kind, citations });
    }
  };
  if (report) {
    add('summary', null, report.summary);
    for (const { heading, sentences: stated } of report.sections) add('section', heading, stated);
    add('key_finding', null, report.keyFindings);
    for (const { about, sentences: stated } of report.conflicts) add('conflict', about, stated);
  }
  return {
    author: report?.author ?? null,
    sentences,
    sources: sources.map(
      ({ id, url, title, domain, textSha256, text, author, publishedAt, readAt, credibility }) => ({
        id,
        url,
        title,
        domain,
        textSha256,
        textLength: text.length,
        author,
        publishedAt,
        readAt,
        credibility,
      }),
    ),
    facets: plan.facets.map(({ id, heading, queries }) => {
      const covered = coverage.find(({ facetId }) => facetId === id);
      return { heading, queries, sites: covered?.sites ?? 0, isCovered: covered?.isCovered ?? false };
    }),
    rejected: report?.rejected ?? 0,
    claims: report?.claims ?? [],
  };
}
