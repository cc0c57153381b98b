import { Inject, Injectable } from '@nestjs/common';
import { CapabilityClient } from '@capstan/kit';
import { isLocal } from '../../model/local-address.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { FoundPage, Source } from '../../model/source.js';
import type { ResearchRun } from '../../run/research-run.js';
import { ResearchThreads } from '../../threads/research-threads.js';
import { DEFAULT_STEP_TIMEOUTS, STEP_TIMEOUTS, type StepTimeouts } from '../step-timeouts.js';
import { choosePages } from './choose-pages.js';
import { type NumberedPage, numberSources } from './number-sources.js';
import { type ReadOutcome, reasonOf, unreadReason } from './read-outcome.js';
import { ReadingLog } from './reading-log.js';
import { scrapedPage } from './scraped-page.js';

/** The minimum timeout of the scrape capability. */
const MIN_PAGE_TIMEOUT_MS = 1_000;
const MAX_PAGE_BYTES = 10 * 1024 * 1024;
/** Share of the missing sources that a round reads if further rounds may follow. */
const ROUND_SHARE = 2 / 3;
/** A facet with this many sites needs no further page. */
const ENOUGH_SITES = 2;

/** Reads pages and creates sources from suitable ones. */
@Injectable()
export class ContentExtraction {
  private readonly logs = new WeakMap<ResearchRun, ReadingLog>();

  constructor(
    private readonly capabilities: CapabilityClient,
    private readonly threads: ResearchThreads,
    @Inject(STEP_TIMEOUTS) private readonly timeouts: StepTimeouts = DEFAULT_STEP_TIMEOUTS,
  ) {}

  /**
   * Pages are chosen and read in waves, so that the order of parallel responses does not matter. A page that
   * is not suitable is replaced by the next best.
   * @param found pages of this round's searches, or of all.
   * @param before sources of earlier rounds. @returns the new ones, numbered consecutively.
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
      const knownSources = [...before, ...sources];
      const chosen = choosePages(found, {
        taken: { tried: log.tried, sources: knownSources },
        limit: wanted - sources.length,
        perSite: run.request.depth === 'standard' ? 2 : 3,
      });
      const pages = chosen.filter(() => run.budget.reserve('scrapes'));
      for (const page of pages) log.tried.add(page.canonicalUrl);
      const wave = await Promise.all(pages.map((page) => this.read(run, plan, page, log)));
      const read = wave.filter((page) => page !== null);
      sources.push(...(await this.take(run, read, knownSources, log, round)));
      const unread = chosen.slice(pages.length);
      if (lacksVoices(unread, [...before, ...sources])) run.budget.noteCut();
      if (pages.length === 0 || unread.length > 0 || read.length < wave.length) break;
    }
    return sources;
  }

  /** Number of pages with content that the run has read, whether or not they became sources. */
  pagesRead(run: ResearchRun): number {
    return this.logOf(run).pagesRead;
  }

  private logOf(run: ResearchRun): ReadingLog {
    const log = this.logs.get(run) ?? new ReadingLog();
    this.logs.set(run, log);
    return log;
  }

  /** Null if the time is over. */
  private async read(
    run: ResearchRun,
    plan: QueryPlan,
    page: FoundPage,
    log: ReadingLog,
  ): Promise<ReadPage | null> {
    try {
      const outcome = await run.checkpoints.once(`scrape:${page.canonicalUrl}`, () =>
        log.inTurn(hostOf(page), () => this.scrape(run, plan, page)),
      );
      return { page, outcome };
    } catch (error) {
      run.budget.signal.throwIfAborted();
      if (!run.budget.gathering.aborted && run.budget.gatheringLeftMs() >= MIN_PAGE_TIMEOUT_MS) throw error;
      run.budget.noteCut();
      return null;
    }
  }

  private async scrape(run: ResearchRun, plan: QueryPlan, found: FoundPage): Promise<ReadOutcome> {
    const { budget } = run;
    const timeoutMs = Math.floor(Math.min(this.timeouts.pageMs, budget.gatheringLeftMs()));
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

  /** Numbers the suitable pages in the order of their choice, and emits the result of each. */
  private async take(
    run: ResearchRun,
    wave: readonly ReadPage[],
    known: readonly Source[],
    log: ReadingLog,
    round: number,
  ): Promise<Source[]> {
    const fit = wave.flatMap(({ outcome }) =>
      outcome.isRead && outcome.weighed.isFit ? [outcome.weighed] : [],
    );
    for (const { source, fingerprint } of fit) log.keepPrint(source, fingerprint);
    const numbered = numberSources(
      known.map((source) => ({ id: source.id, fingerprint: log.printOf(source) })),
      fit,
    );
    // A run without sources is free, so it must not reveal URLs that searches found.
    const hasSources = known.length > 0 || numbered.some(({ isCopy }) => !isCopy);
    const taken: Source[] = [];
    const emitted: Promise<void>[] = [];
    for (const { page, outcome } of wave) {
      if (outcome.isRead) log.pagesRead += 1;
      const source = outcome.isRead && outcome.weighed.isFit ? numbered.shift() : undefined;
      if (source?.isCopy === false) taken.push(source.source);
      emitted.push(this.emitRead(run, { page, outcome }, source, { round, hasSources }));
    }
    await Promise.all(emitted);
    return taken;
  }

  private emitRead(
    run: ResearchRun,
    { page, outcome }: ReadPage,
    numbered: NumberedPage | undefined,
    { round, hasSources }: { round: number; hasSources: boolean },
  ): Promise<void> {
    if (numbered?.isCopy === false) {
      const { id, url, title, domain, sourceType, credibility } = numbered.source;
      return run.emit(`source.found:${page.canonicalUrl}`, 'source.found', {
        id,
        url,
        title,
        domain,
        source_type: sourceType,
        credibility: credibility.score,
        round,
      });
    }
    const fields = numbered ? { reason: 'duplicate', of: numbered.of } : { reason: reasonOf(outcome) };
    return run.emit(`source.failed:${page.canonicalUrl}`, 'source.failed', {
      url: hasSources ? page.url : siteOf(page.url),
      ...fields,
      round,
    });
  }
}

/** A page and the result of reading it. */
interface ReadPage {
  page: FoundPage;
  outcome: ReadOutcome;
}

/** The unit of the concurrency limit per host: documents of an indexed folder have no host. */
function hostOf({ url, domain }: FoundPage): string {
  return isLocal(url) ? url : domain;
}

/** The origin of a page, without its path. */
function siteOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}/`;
}

/** Number of sources for a round: some are left for later rounds. */
function wantedSources({ request, budget }: ResearchRun, have: number): number {
  const missing = request.maxSources - have;
  return budget.left('refinements') > 0 ? Math.ceil(missing * ROUND_SHARE) : missing;
}

/** Whether unread pages would have covered facets with too few sites. */
function lacksVoices(unread: readonly FoundPage[], sources: readonly Source[]): boolean {
  const facetIds = new Set(unread.flatMap((page) => page.facetIds));
  return [...facetIds].some((id) => {
    const sites = sources.filter((source) => source.facetIds.includes(id)).map(({ site }) => site);
    return new Set(sites).size < ENOUGH_SITES;
  });
}
