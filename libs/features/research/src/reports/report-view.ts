import type { EntitiesResult } from '../results/entities.result.js';
import type { ResearchResult, ResearchSourceResult } from '../results/research.result.js';
import type { Depth } from '../model/depth.js';
import type { Evidence } from '../runs/evidence.js';
import { citedParts } from './cited-text.js';

/** A finished run for its report. */
export interface ReportView {
  /** Public id of the run. */
  id: string;
  query: string;
  depth: Depth;
  createdAt: Date;
  /** As returned by the API. */
  result: ResearchResult;
  /** Reasons for the credibility of sources, and the author; null if it is not stored. */
  evidence: Pick<Evidence, 'author' | 'sources'> | null;
}

/** The title of a report; the question if there is none. */
export const titleOf = ({ result, query }: ReportView): string => result.report?.title || query;

/** The heading of a section; the section on the question itself does not repeat the title. */
export const sectionHeading = (view: ReportView, heading: string): string =>
  heading === titleOf(view) ? 'In detail' : heading;

/** The people and companies of cited sources, and those whose profile was looked up. */
export function entitiesShown({ result: { report, sources, entities } }: ReportView): EntitiesResult {
  if (!report) return entities;
  const { summary, sections, key_findings: findings, conflicts } = report;
  const written = [
    summary,
    ...sections.map(({ content }) => content),
    ...findings,
    ...conflicts.flatMap(({ statements }) => statements),
  ];
  const cited = new Set(
    written
      .flatMap((text) => citedParts(text, sources))
      .flatMap((part) => ('source' in part ? [part.source] : [])),
  );
  const isShown = ({
    profile,
    sources: ids,
  }: {
    profile: object | null;
    sources: readonly number[];
  }): boolean => profile !== null || ids.some((id) => cited.has(id));
  return { people: entities.people.filter(isShown), companies: entities.companies.filter(isShown) };
}

/** Words for a confidence of 0 to 1. */
export function confidenceWord(confidence: number): string {
  if (confidence >= 0.75) return 'high';
  return confidence >= 0.5 ? 'moderate' : 'low';
}

/** `21 November 2026`, in UTC; an invalid date is returned unchanged. */
export function dayOf(date: Date | string): string {
  const at = new Date(date);
  return Number.isNaN(at.getTime())
    ? String(date)
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** The URL of a source as a link; undefined if browsers cannot open it, such as a document of the index. */
export function linkOf(url: string | null): string | undefined {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined;
}

/** Reasons for the credibility of a source. */
export function reasonsOf({ evidence }: ReportView, { id }: ResearchSourceResult): string[] {
  return evidence?.sources.find((source) => source.id === id)?.credibility.reasons ?? [];
}

/** A summary of the run in one sentence. */
export function runSentence({ result: { metadata }, depth, evidence }: ReportView): string {
  const { sources_searched: found, sources_scraped: read, sources_cited: cited } = metadata;
  const seconds = Math.max(1, Math.round(metadata.total_time_ms / 1000));
  const { refinement_rounds: again } = metadata;
  const rounds = again > 0 ? `, refined ${again === 1 ? 'once' : `${again} times`}` : '';
  const author = evidence?.author;
  const words =
    author === null || author === undefined
      ? ''
      : author === 'extractive'
        ? ' Its sentences are quotations.'
        : ` Worded by ${author} and checked against the sources.`;
  const cut = metadata.budget_exhausted ? ' It was cut short when its budget was used up.' : '';
  return `Depth ${depth}: ${found} pages found, ${read} read, ${cited} cited${rounds}, in ${seconds} s.${cut}${words}`;
}
