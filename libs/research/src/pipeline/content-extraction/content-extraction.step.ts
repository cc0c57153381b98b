import { Injectable } from '@nestjs/common';
import { OtherCapabilities } from '@capstan/capability-kit';
import type { QueryPlan } from '../../model/query-plan.js';
import type { FoundPage, Source } from '../../model/source.js';
import type { ResearchRun } from '../../run/research-run.js';
import { ResearchThreads } from '../../threads/research-threads.js';
import { choosePages } from './choose-pages.js';
import { originalsOf } from './near-duplicates.js';
import { type ReadOutcome, unreadReason } from './read-outcome.js';
import { ReadingLog } from './reading-log.js';
import { scrapedPage } from './scraped-page.js';
import type { UnnumberedSource } from './source-of-page.js';

const PAGE_TIMEOUT_MS = 20_000;
/** The least the scrape capability takes as a timeout. */
const MIN_PAGE_TIMEOUT_MS = 1_000;
const MAX_PAGE_BYTES = 10 * 1024 * 1024;
/** The part of the sources still wanted that a round reads while further rounds may follow. */
const ROUND_SHARE = 2 / 3;
/** A facet on which as many sites speak needs no further page. */
const ENOUGH_SITES = 2;

/** Reads pages and makes sources of those that are fit for it. */
@Injectable()
export class ContentExtraction {
  private readonly logs = new WeakMap<ResearchRun, ReadingLog>();

  constructor(
    private readonly capabilities: OtherCapabilities,
    private readonly threads: ResearchThreads,
  ) {}

  /**
   * Pages are chosen and read in waves: which of two parallel pages comes first decides nothing. A page that is no
   * source is replaced by the next best.
   * @param found pages of this round's searches, or of all.
   * @param before sources of earlier rounds. @returns the new ones, numbered on.
   */
  async run(
    run: ResearchRun,
    plan: QueryPlan,
    found: readonly FoundPage[],
    before: readonly Source[],
    round: number,
  ): Promise<Source[]> {
    const log = this.logOf(run);
    const wanted = wantedSources(run, before.length);
    const sources: Source[] = [];
    while (sources.length < wanted) {
      const known = [...before, ...sources];
      const chosen = choosePages(found, {
        taken: { tried: log.tried, sources: known },
        limit: wanted - sources.length,
        perSite: run.request.depth === 'standard' ? 2 : 3,
      });
      const pages = chosen.filter(() => run.budget.reserve('scrapes'));
      for (const page of pages) log.tried.add(page.canonicalUrl);
      const outcomes = await Promise.all(pages.map((page) => this.read(run, plan, page, log)));
      sources.push(...(await this.take(run, pages, outcomes, known, log, round)));
      const unread = chosen.slice(pages.length);
      if (lacksVoices(unread, [...before, ...sources])) run.budget.noteCut();
      if (pages.length === 0 || unread.length > 0 || outcomes.includes(null)) break;
    }
    return sources;
  }

  /** How many pages of a run had content so far, whether or not they became sources. */
  pagesRead(run: ResearchRun): number {
    return this.logOf(run).pagesRead;
  }

  private logOf(run: ResearchRun): ReadingLog {
    const log = this.logs.get(run) ?? new ReadingLog();
    this.logs.set(run, log);
    return log;
  }

  /** Null when the time for it is over. */
  private async read(
    run: ResearchRun,
    plan: QueryPlan,
    page: FoundPage,
    log: ReadingLog,
  ): Promise<ReadOutcome | null> {
    try {
      return await run.checkpoints.once(`scrape:${page.canonicalUrl}`, () =>
        log.inTurn(page.domain, () => this.scrape(run, plan, page)),
      );
    } catch (error) {
      run.budget.signal.throwIfAborted();
      if (!run.budget.gathering.aborted && run.budget.gatheringLeftMs() >= MIN_PAGE_TIMEOUT_MS) throw error;
      run.budget.noteCut();
      return null;
    }
  }

  private async scrape(run: ResearchRun, plan: QueryPlan, found: FoundPage): Promise<ReadOutcome> {
    const { budget } = run;
    const timeoutMs = Math.floor(Math.min(PAGE_TIMEOUT_MS, budget.gatheringLeftMs()));
    if (timeoutMs < MIN_PAGE_TIMEOUT_MS) throw new Error('no time is left to read a page');
    const params = {
      url: found.url,
      formats: ['text', 'markdown', 'metadata'],
      timeout_ms: timeoutMs,
      max_bytes: MAX_PAGE_BYTES,
    };
    try {
      const answer = await this.capabilities.call('scrape', params, run.callContext(timeoutMs));
      if (!answer) return { isRead: false, reason: 'empty' };
      const weighed = await this.threads.run('sourceOfPage', budget.gathering, {
        found,
        page: scrapedPage(answer.result),
        terms: plan.subjectTerms,
        questionLanguage: plan.language,
        freshness: run.request.freshness,
        readAt: new Date().toISOString(),
      });
      return { isRead: true, weighed };
    } catch (error) {
      budget.gathering.throwIfAborted();
      return { isRead: false, reason: unreadReason(error) };
    }
  }

  /** Numbers those that are fit, in the order of their choice, and tells of all. */
  private async take(
    run: ResearchRun,
    pages: readonly FoundPage[],
    outcomes: readonly (ReadOutcome | null)[],
    known: readonly Source[],
    log: ReadingLog,
    round: number,
  ): Promise<Source[]> {
    const fit: { page: FoundPage; source: UnnumberedSource; fingerprint: string }[] = [];
    const fail = (page: FoundPage, reason: string, fields: object = {}): Promise<void> =>
      run.tell(`source.failed:${page.canonicalUrl}`, 'source.failed', {
        url: page.url,
        reason,
        round,
        ...fields,
      });
    for (const [index, page] of pages.entries()) {
      const outcome = outcomes[index];
      if (!outcome) continue;
      if (!outcome.isRead) {
        await fail(page, outcome.reason);
        continue;
      }
      log.pagesRead += 1;
      if (outcome.weighed.isFit) fit.push({ page, ...outcome.weighed });
      else await fail(page, outcome.weighed.reason);
    }
    const originals = originalsOf(
      known.map((source) => ({ fingerprint: log.printOf(source) })),
      fit.map(({ source, fingerprint }) => ({ fingerprint, credibility: source.credibility.score })),
    );
    const taken: Source[] = [];
    const ids = known.map(({ id }) => id);
    for (const [index, { page, source, fingerprint }] of fit.entries()) {
      if (originals[index] !== null) continue;
      const id = Math.max(0, ...ids, ...taken.map(({ id }) => id)) + 1;
      ids[known.length + index] = id;
      log.keepPrint(source, fingerprint);
      taken.push({ ...source, id });
      await run.tell(`source.found:${page.canonicalUrl}`, 'source.found', {
        id,
        url: source.url,
        title: source.title,
        domain: source.domain,
        source_type: source.sourceType,
        credibility: source.credibility.score,
        round,
      });
    }
    for (const [index, original] of originals.entries()) {
      const copy = fit[index];
      if (original !== null && copy) await fail(copy.page, 'duplicate', { of: ids[original] });
    }
    return taken;
  }
}

/** How many sources a round shall bring: some are left for rounds that come later. */
function wantedSources({ request, budget }: ResearchRun, have: number): number {
  const missing = request.maxSources - have;
  return budget.left('refinements') > 0 ? Math.ceil(missing * ROUND_SHARE) : missing;
}

/** Whether pages that cannot be read would have spoken on facets of which too few sites speak. */
function lacksVoices(unread: readonly FoundPage[], sources: readonly Source[]): boolean {
  const facetIds = new Set(unread.flatMap((page) => page.facetIds));
  return [...facetIds].some((id) => {
    const sites = sources.filter((source) => source.facetIds.includes(id)).map(({ site }) => site);
    return new Set(sites).size < ENOUGH_SITES;
  });
}
