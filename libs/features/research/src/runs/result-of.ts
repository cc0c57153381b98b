import type { Company, Person } from '../model/entity.js';
import type { Report } from '../model/report.js';
import type { ResearchRequest } from '../model/research-request.js';
import type { Source } from '../model/source.js';
import type { ResearchCompanyResult, ResearchPersonResult } from '../results/entities.result.js';
import { NOTHING_FOUND } from '../results/nothing-found.js';
import type { ReportResult } from '../results/report.result.js';
import type { ResearchResult, ResearchSourceResult } from '../results/research.result.js';
import type { Findings } from '../pipeline/research-pipeline.js';
import { withMarkers } from '../pipeline/synthesis/render-sentences.js';
import { cutText } from '@capstan/text-analysis';

const SNIPPET_LENGTH = 300;

/** Maps the findings of a run to its result (docs/contract.md 2.6). */
export function resultOf(
  findings: Findings,
  request: ResearchRequest,
  { isExhausted, totalTimeMs }: { isExhausted: boolean; totalTimeMs: number },
): ResearchResult {
  const { report, ranking, sources, entities, charts, counters, steps } = findings;
  const cited = report ? citedQuotes(report) : new Map<number, string>();
  return {
    ...(report ? { report: toReport(report) } : {}),
    sources: sources.map((source) => toSource(source, cited.get(source.id))),
    entities: { people: entities.people.map(toPerson), companies: entities.companies.map(toCompany) },
    ...(request.includeAnalysis && report
      ? { analysis: { charts: charts.map(({ vegaLite, ...chart }) => ({ ...chart, vega_lite: vegaLite })) } }
      : {}),
    metadata: {
      depth_used: request.depth,
      sources_searched: counters.sourcesSearched,
      sources_scraped: counters.sourcesScraped,
      sources_cited: cited.size,
      entities_enriched: counters.entitiesEnriched,
      refinement_rounds: counters.refinementRounds,
      ...(ranking === null ? {} : { answer_ranking: ranking }),
      budget_exhausted: isExhausted,
      total_time_ms: Math.round(totalTimeMs),
      steps_completed: steps,
    },
  };
}

/** The first cited span of each source that the report cites. */
function citedQuotes(report: Report): Map<number, string> {
  const quotes = new Map<number, string>();
  const sentences = [
    ...report.summary,
    ...report.sections.flatMap(({ sentences: ofSection }) => ofSection),
    ...report.keyFindings,
    ...report.conflicts.flatMap(({ sentences: ofConflict }) => ofConflict),
  ];
  for (const { source, quote } of sentences.flatMap(({ citations }) => citations)) {
    if (!quotes.has(source)) quotes.set(source, quote);
  }
  return quotes;
}

const toReport = (report: Report): ReportResult => ({
  title: report.title,
  summary: report.summary.length === 0 ? NOTHING_FOUND : withMarkers(report.summary),
  sections: report.sections.map(({ heading, sentences }) => ({ heading, content: withMarkers(sentences) })),
  key_findings: report.keyFindings.map((finding) => withMarkers([finding])),
  conflicts: report.conflicts.map(({ about, sentences }) => ({
    about,
    statements: sentences.map((sentence) => withMarkers([sentence])),
  })),
  confidence: Math.round(report.confidence * 100) / 100,
});

const toSource = (source: Source, quote: string | undefined): ResearchSourceResult => ({
  id: source.id,
  url: source.url,
  title: source.title,
  domain: source.domain,
  snippet: cutText((quote ?? source.text).replaceAll(/\s+/g, ' ').trim(), SNIPPET_LENGTH),
  source_type: source.sourceType,
  published_at: source.publishedAt,
  credibility: Math.round(source.credibility.score * 100) / 100,
});

const toPerson = ({ name, role, company, sources, foundBy, profile }: Person): ResearchPersonResult => ({
  name,
  role,
  company,
  sources,
  found_by: foundBy,
  profile,
});

const toCompany = (company: Company): ResearchCompanyResult => ({
  name: company.name,
  domain: company.domain,
  industry: company.industry,
  employee_count: company.employeeCount,
  sources: company.sources,
  found_by: company.foundBy,
  profile: company.profile && {
    providers: company.profile.providers,
    description: company.profile.description,
    legal_name: company.profile.legalName,
    lei: company.profile.lei,
    founded_year: company.profile.foundedYear,
    country: company.profile.country,
    headquarters: company.profile.headquarters,
    website: company.profile.website,
    wikidata_id: company.profile.wikidataId,
  },
});
