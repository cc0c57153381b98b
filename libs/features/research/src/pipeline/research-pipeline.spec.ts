import { Logger } from '@nestjs/common';
import { ThreadError } from '@capstan/platform-jobs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEPTH_LIMITS } from '../model/depth.js';
import type { ResearchRequest } from '../model/research-request.js';
import { FakeRun } from './fixtures/fake-run.js';
import { simulatedPipeline } from './fixtures/simulated-pipeline.js';
import { SimulatedWorld } from './fixtures/simulated-world.js';
import { AllSearchesFailed } from './all-searches-failed.js';
import type { Findings } from './research-pipeline.js';

const QUICK = { seed: 1, latencyMs: 5, stalls: 0, failures: 0, hasModel: false };

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(true));

async function run(
  request: Partial<ResearchRequest> = {},
  world = new SimulatedWorld(QUICK),
): Promise<{ run: FakeRun; findings: Findings; world: SimulatedWorld }> {
  const made = new FakeRun({ request });
  return { run: made, findings: await simulatedPipeline(world).run(made), world };
}

describe('ResearchPipeline', () => {
  it('runs the steps in order, each reported once', async () => {
    const { run: made, findings } = await run({ depth: 'deep' });
    expect(findings.steps).toEqual([
      'query_expansion',
      'web_search',
      'content_extraction',
      'gap_analysis',
      'entity_detection',
      'entity_enrichment',
      'synthesis',
      'verification',
    ]);
    for (const kind of ['step.started', 'step.completed'] as const) {
      const emitted = made.emitted(kind).map(({ step }) => step);
      expect(emitted).toHaveLength(findings.steps.length);
      expect(new Set(emitted)).toEqual(new Set(findings.steps));
    }
    expect(findings.report?.summary.length).toBeGreaterThan(0);
  });

  it('needs one pass at the standard depth', async () => {
    const { findings, world } = await run({ depth: 'standard' });
    expect(findings.steps).not.toContain('gap_analysis');
    expect(findings.counters.refinementRounds).toBe(0);
    expect(world.callsOf('search').length).toBeLessThanOrEqual(DEPTH_LIMITS.standard.searches);
    expect(findings.counters.sourcesScraped).toBe(world.callsOf('scrape').length);
  });

  it('neither writes nor enriches if not requested', async () => {
    const { findings, world } = await run({ synthesis: false, enrichEntities: false });
    expect(findings.report).toBeNull();
    expect(findings.steps).toEqual([
      'query_expansion',
      'web_search',
      'content_extraction',
      'entity_detection',
    ]);
    expect(findings.sources.length).toBeGreaterThan(0);
    expect(world.callsOf('enrich_company')).toEqual([]);
  });

  it('is independent of response times', async () => {
    const lasting = ({ sources, ...rest }: Findings): object => ({
      ...rest,
      sources: sources.map((source) => ({ ...source, readAt: null })),
    });
    const [slow, quick] = await Promise.all(
      [60, 1].map((latencyMs) => run({ depth: 'deep' }, new SimulatedWorld({ ...QUICK, latencyMs }))),
    );
    expect(slow && lasting(slow.findings)).toEqual(quick && lasting(quick.findings));
  });

  it('skips a step that exceeds its limits, and reports it', async () => {
    const tooMuch = (): never => {
      throw new ThreadError('too_long', 'it took more than 60 s');
    };
    const made = new FakeRun({ request: { includeAnalysis: true } });
    const pipeline = simulatedPipeline(new SimulatedWorld(QUICK), {
      detectEntities: tooMuch,
      findCharts: tooMuch,
    });
    const findings = await pipeline.run(made);
    expect(findings.report?.summary.length).toBeGreaterThan(0);
    expect([findings.entities, findings.charts]).toEqual([{ people: [], companies: [] }, []]);
    expect(made.emitted('warning').map(({ step }) => step)).toEqual(['entity_detection', 'analysis']);
  });

  it('fails when every search fails', async () => {
    const broken = run({}, new SimulatedWorld({ ...QUICK, failures: 1 }));
    await expect(broken).rejects.toThrow(AllSearchesFailed);
  });

  it('rejects with the reason of its signal', async () => {
    const end = new AbortController();
    const world = new SimulatedWorld(QUICK);
    world.beforeCall = () => end.abort(new Error('cancelled'));
    const made = new FakeRun({ signal: end.signal });
    await expect(simulatedPipeline(world).run(made)).rejects.toThrow('cancelled');
    expect(world.callsOf('scrape')).toEqual([]);
  });

  it('does not start when its signal has aborted', async () => {
    const world = new SimulatedWorld(QUICK);
    const made = new FakeRun({ signal: AbortSignal.abort(new Error('too late')) });
    await expect(simulatedPipeline(world).run(made)).rejects.toThrow('too late');
    expect(world.capabilities.calls).toEqual([]);
  });
});
