import type { FacetCoverage } from '../../model/coverage.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { ReportSentence } from '../../model/report.js';
import type { Freshness } from '../../model/research-request.js';
import type { Source } from '../../model/source.js';
import type { VerificationContext } from '../../threads/research-tasks.js';
import type { Evidence } from './evidence.js';

/** Factors of the confidence; all but `sites` and `conflicts` are 0 to 1. */
export interface ConfidenceFactors {
  /** How well the best quotable answer fits the question. */
  fit: number;
  /** Independent sites cited: registrable domains, copies of one text counted once. */
  sites: number;
  /** Share of the key findings that two or more independent sites support. */
  confirmed: number;
  /** Conflicts found. */
  conflicts: number;
  /** Mean freshness of the cited sources for the request. */
  freshness: number;
  /** Mean coverage of the facets. */
  coverage: number;
  /** Mean credibility of the cited sources. */
  credibility: number;
  /** Share of the draft's sentences that were accepted. */
  held: number;
}

const WEIGHTS = {
  fit: 0.8,
  sites: 0.05,
  confirmed: 0.05,
  freshness: 0.02,
  coverage: 0.03,
  credibility: 0.03,
  held: 0.02,
} as const;
/** A report is never certain. */
const HIGHEST = 0.97;
/** Factor if all citations are from one site. */
const OF_ONE_SITE = 0.75;
/** Each conflict reduces the remaining agreement by this share. */
const CONFLICT = 0.2;

const DAY_MS = 86_400_000;
const WINDOW_DAYS: Readonly<Record<Freshness, number>> = { any: 730, day: 1, week: 7, month: 31 };
const UNDATED = { any: 0.5, day: 0.2, week: 0.2, month: 0.2 } as const;

/**
 * `0.97 · (0.8 q + 0.05 s + 0.05 a + 0.02 f + 0.03 c + 0.03 r + 0.02 h)`, times 0.75 if all citations are from one
 * site, 0 if there are none; `q` is the fit of the best quotable answer, `s = n / (n + 1)` for n independent sites cited, `a = confirmed · 0.8^conflicts`, `f`
 * freshness, `c` coverage of facets, `r` credibility, `h` share of accepted sentences. Increases with each
 * factor except conflicts, and never reaches 1.
 */
export function confidence(factors: ConfidenceFactors): number {
  const { fit, sites, confirmed, conflicts, freshness, coverage, credibility, held } = factors;
  if (sites <= 0) return 0;
  const sum =
    WEIGHTS.fit * fit +
    (WEIGHTS.sites * sites) / (sites + 1) +
    WEIGHTS.confirmed * confirmed * (1 - CONFLICT) ** conflicts +
    WEIGHTS.freshness * freshness +
    WEIGHTS.coverage * coverage +
    WEIGHTS.credibility * credibility +
    WEIGHTS.held * held;
  return Math.round(HIGHEST * sum * (sites < 2 ? OF_ONE_SITE : 1) * 100) / 100;
}

/** The confidence of a verified report. */
export function confidenceOf(report: {
  fit: number;
  evidence: Evidence;
  plan: QueryPlan;
  coverage: readonly FacetCoverage[];
  context: VerificationContext;
  cited: readonly ReportSentence[];
  keyFindings: readonly ReportSentence[];
  conflicts: number;
  held: number;
}): number {
  const { evidence, plan, coverage, context, keyFindings } = report;
  const sitesOf = ({ citations }: ReportSentence): number =>
    evidence.sitesOf(citations.map(({ source }) => source));
  const ids = new Set(report.cited.flatMap(({ citations }) => citations.map(({ source }) => source)));
  const cited = [...ids].flatMap((id) => evidence.source(id) ?? []);
  return confidence({
    fit: report.fit,
    sites: evidence.sitesOf(ids),
    confirmed: mean(keyFindings.map((finding) => (sitesOf(finding) > 1 ? 1 : 0))),
    conflicts: report.conflicts,
    freshness: mean(cited.map((source) => freshnessOf(source, context))),
    coverage: mean(plan.facets.map(({ id }) => coverageOf(coverage.find(({ facetId }) => facetId === id)))),
    credibility: mean(cited.map(({ credibility: { score } }) => score)),
    held: report.held,
  });
}

/** 1 within the requested period (two years by default), then decreasing; low if the date is unknown. */
function freshnessOf({ publishedAt }: Source, { freshness, nowIso }: VerificationContext): number {
  const ageMs = publishedAt === null ? Number.NaN : Date.parse(nowIso) - Date.parse(publishedAt);
  if (Number.isNaN(ageMs)) return UNDATED[freshness];
  const window = WINDOW_DAYS[freshness] * DAY_MS;
  return ageMs <= window ? 1 : window / ageMs;
}

function coverageOf(facet: FacetCoverage | undefined): number {
  return facet ? (Math.min(facet.sites, 2) / 2 + Math.min(1, facet.terms)) / 2 : 0;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
