import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { Logger } from '@nestjs/common';
import { DEPTHS, DEPTH_LIMITS, type Depth } from '../model/depth.js';
import { SOURCE_TYPES } from '../model/research-request.js';
import { FakeRun, MemoryCheckpoints } from './fixtures/fake-run.js';
import { simulatedPipeline } from './fixtures/simulated-pipeline.js';
import { SimulatedWorld } from './fixtures/simulated-world.js';
import { AllSearchesFailed } from './all-searches-failed.js';
import type { Findings } from './research-pipeline.js';
import type { ResearchTasks } from '../threads/research-tasks.js';
import { Budget } from '../run/budget.js';

/** Writing uses no budget, and takes most of the CPU time. */
const LIGHT_TASKS: Partial<ResearchTasks> = {
  writeExtract: () => ({ author: 'extractive', summary: [], sections: [], keyFindings: [] }),
  verifyDraft: ({ author }, { title }) => ({
    title,
    author,
    summary: [],
    sections: [],
    keyFindings: [],
    conflicts: [],
    confidence: 0,
    checked: 0,
    rejected: 0,
    claims: [],
  }),
};
/** 192 consecutive numbers give every world. */
const RUNS = inject('isLong') ? 1_000 : 192;
const RESUMED_RUNS = inject('isLong') ? 30 : 10;
/** Extra time to store the result. */
const GRACE_MS = 2_000;

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(true));
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z') });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('time is up', 'TimeoutError')), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Simulated {
  world: SimulatedWorld;
  run: FakeRun;
  /** Undefined if every search failed. */
  findings: Findings | undefined;
  tookMs: number;
}

/** A world and a question derived from a number. */
function caseOf(seed: number): { world: SimulatedWorld; depth: Depth; types: number } {
  const pick = <T>(values: readonly T[], divisor: number): T =>
    values[Math.floor(seed / divisor) % values.length] as T;
  const world = new SimulatedWorld({
    seed,
    latencyMs: pick([200, 3_000, 12_000, 40_000], 3),
    stalls: pick([0, 0.1, 0.4, 1], 12),
    failures: pick([0, 0.2, 0.7, 1], 48),
    hasModel: pick([false, true], 5),
  });
  return { world, depth: pick(DEPTHS, 1), types: 1 + (seed % SOURCE_TYPES.length) };
}

async function simulate(seed: number): Promise<Simulated> {
  const { world, depth, types } = caseOf(seed);
  const startedMs = performance.now();
  const run = new FakeRun({ request: { depth, sourceTypes: SOURCE_TYPES.slice(0, types) } });
  let tookMs = 0;
  const work = simulatedPipeline(world, LIGHT_TASKS)
    .run(run)
    .catch((error: unknown) => {
      if (!(error instanceof AllSearchesFailed)) throw error;
      return undefined;
    })
    .finally(() => (tookMs = performance.now() - startedMs));
  await vi.runAllTimersAsync();
  return { world, run, findings: await work, tookMs };
}

/** The part of the findings that does not depend on the time of the run. */
const lastingOf = ({ sources, ...findings }: Findings): object => ({
  ...findings,
  sources: sources.map((source) => ({ ...source, readAt: null })),
});

describe('the budget of a run', () => {
  it(`is respected in ${RUNS} simulated runs`, { timeout: 600_000 }, async () => {
    let answered = 0;
    let cut = 0;
    for (let seed = 0; seed < RUNS; seed += 1) {
      const { world, run, findings, tookMs } = await simulate(seed);
      const { depth } = run.request;
      const limits = DEPTH_LIMITS[depth];
      const searches = world.callsOf('search');
      const scrapes = world.callsOf('scrape');
      const say = `seed ${seed}`;
      expect(searches.length, say).toBeLessThanOrEqual(limits.searches);
      expect(scrapes.length, say).toBeLessThanOrEqual(limits.scrapes);
      expect(tookMs, say).toBeLessThanOrEqual(limits.wallMs + GRACE_MS);
      // No search and no page is requested twice.
      expect(new Set(searches).size, say).toBe(searches.length);
      expect(new Set(scrapes).size, say).toBe(scrapes.length);
      expect(run.budget.used('scrapes'), say).toBeLessThanOrEqual(limits.scrapes);
      const enrichments = world.callsOf('enrich_company').length + world.callsOf('enrich_person').length;
      expect(enrichments, say).toBeLessThanOrEqual(limits.enrichments);
      expect(run.budget.used('tokens'), say).toBeLessThanOrEqual(limits.tokens);
      const completed = run.emitted('search.completed');
      const inTime = completed.filter(({ failure }) => failure !== 'out-of-time');
      // Searches that were aborted by the end of gathering are not reported.
      const wasInterrupted = run.budget.gathering.aborted && run.budget.isExhausted;
      expect(inTime.length, say).toBeLessThanOrEqual(completed.length);
      expect(wasInterrupted || inTime.length === completed.length, say).toBe(true);
      // Only a run without any successful search may fail.
      expect(findings !== undefined || completed.every(({ failure }) => failure !== undefined), say).toBe(
        true,
      );
      if (!findings) continue;
      answered += 1;
      if (run.budget.isExhausted) cut += 1;
      expect(findings.counters.sourcesScraped, say).toBe(world.pagesGiven);
      expect(findings.sources, say).toHaveLength(run.emitted('source.found').length);
      expect(findings.counters.refinementRounds, say).toBeLessThanOrEqual(limits.refinements);
      expect(findings.report === null, say).toBe(false);
      expect(run.emitted('report.written'), say).toHaveLength(1);
    }
    // The worlds are a mixture of good and bad ones.
    expect(answered).toBeGreaterThan(RUNS / 4);
    expect(answered).toBeLessThan(RUNS);
    expect(cut).toBeGreaterThan(RUNS / 20);
    expect(cut).toBeLessThan(answered);
  });

  it('is the same for the next worker after a kill', { timeout: 300_000 }, async () => {
    let killed = 0;
    for (let seed = 0; seed < RESUMED_RUNS; seed += 1) {
      const request = { depth: DEPTHS[seed % 3] ?? 'deep', sourceTypes: SOURCE_TYPES.slice(0, 2) };
      const options = { seed, latencyMs: 900, stalls: 0, failures: (seed % 4) * 0.1, hasModel: false };
      const whole = new SimulatedWorld(options);
      const first = new FakeRun({ request });
      const undisturbed = simulatedPipeline(whole).run(first);
      await vi.runAllTimersAsync();
      const wanted = await undisturbed;

      // Kills the run once before each of some of its calls.
      const world = new SimulatedWorld(options);
      const kill = new AbortController();
      const dying = new FakeRun({ request, signal: kill.signal });
      const left = new MemoryCheckpoints();
      const fatal = 1 + ((seed * 7) % whole.capabilities.calls.length);
      let calls = 0;
      world.beforeCall = () => {
        calls += 1;
        if (calls !== fatal) return;
        for (const [key, value] of dying.checkpoints.stored) left.stored.set(key, value);
        kill.abort(new Error('killed'));
      };
      const broken = simulatedPipeline(world)
        .run(dying)
        .catch((error: Error) => error.message);
      await vi.runAllTimersAsync();
      expect(await broken).toBe('killed');
      killed += 1;

      const after = new SimulatedWorld(options);
      const known = new Set(left.stored.keys());
      const second = new FakeRun({ request, checkpoints: left });
      const resumed = simulatedPipeline(after).run(second);
      await vi.runAllTimersAsync();
      const say = `seed ${seed}`;
      expect(lastingOf(await resumed), say).toEqual(lastingOf(wanted));
      // Stored work is not repeated, and no work is added compared with a run without the kill.
      expect(
        left.worked.filter((key) => known.has(key)),
        say,
      ).toEqual([]);
      expect(new Set([...known, ...left.worked]), say).toEqual(new Set(first.checkpoints.stored.keys()));
      for (const item of ['searches', 'scrapes', 'refinements', 'enrichments'] as const) {
        expect(second.budget.used(item), say).toBe(first.budget.used(item));
      }
    }
    expect(killed).toBe(RESUMED_RUNS);
  });
});

describe('Budget', () => {
  const limits = DEPTH_LIMITS.standard;
  const budgetOf = (spentMs = 0, signal = new AbortController().signal): Budget =>
    new Budget(limits, { signal, spentMs });

  it('reserves the whole amount or nothing', () => {
    const budget = budgetOf();
    expect(budget.reserve('searches', limits.searches + 1)).toBe(false);
    expect(budget.used('searches')).toBe(0);
    for (let n = 0; n < limits.searches; n += 1) expect(budget.reserve('searches')).toBe(true);
    expect(budget.reserve('searches')).toBe(false);
    expect([budget.left('searches'), budget.left('scrapes')]).toEqual([0, limits.scrapes]);
  });

  it('reserves part of the time for the report', async () => {
    const budget = budgetOf();
    await vi.advanceTimersByTimeAsync(limits.wallMs * 0.85 - 10);
    expect(budget.gathering.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(budget.gathering.aborted).toBe(true);
    expect(budget.signal.aborted).toBe(false);
    expect(budget.leftMs()).toBeGreaterThan(limits.wallMs * 0.14);
    expect(budget.isExhausted).toBe(true);
  });

  it('cuts nothing that had been gathered in time', async () => {
    const budget = budgetOf();
    budget.gathered();
    await vi.advanceTimersByTimeAsync(limits.wallMs);
    expect(budget.isExhausted).toBe(false);
    budget.noteCut();
    expect(budget.isExhausted).toBe(true);
  });

  it('includes the usage of earlier workers', async () => {
    const budget = budgetOf(limits.wallMs);
    expect(budget.leftMs()).toBeLessThanOrEqual(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(budget.gathering.aborted).toBe(true);
  });

  it('aborts everything with its signal', () => {
    const end = new AbortController();
    const budget = budgetOf(0, end.signal);
    end.abort(new Error('cancelled'));
    expect(budget.gathering.reason).toEqual(new Error('cancelled'));
  });
});
