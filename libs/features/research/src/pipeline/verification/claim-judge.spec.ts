import { describe, expect, it } from 'vitest';
import { FakeRun, type MemoryCheckpoints } from '../fixtures/fake-run.js';
import { SynchronousThreads } from '../fixtures/synchronous-threads.js';
import { type ScriptedReply, ScriptedModels, unavailable } from '@capstan/platform-testing';
import { fullCoverage, madePlan, madeSource } from '../synthesis/fixtures/made-sources.js';
import { ClaimJudge } from './claim-judge.js';
import { Verification } from './verification.step.js';
import { verifyDraft } from './verify-draft.js';

const PLAN = madePlan('harbour bridge');
const SOURCES = [
  madeSource(
    1,
    [
      'The harbour bridge was opened to traffic in 1932.',
      'The harbour bridge carries eight lanes of traffic and two railway tracks.',
      'The steel arch of the harbour bridge spans 503 metres.',
    ].join('\n'),
  ),
];
const OPENED = 'In 1932 the harbour bridge was opened to traffic.';
const LANES = 'The harbour bridge carries two railway tracks and eight lanes of traffic.';
const QUOTED = 'The steel arch of the harbour bridge spans 503 metres.';
const LIE = 'The harbour bridge was closed to traffic in 1932.';

const verdict = (id: string, isSupported: boolean) => ({
  id,
  difference: isSupported ? 'none' : 'another meaning',
  is_supported: isSupported,
});
const saying = (...verdicts: object[]) => ({ verdicts });

async function verify(
  script: ScriptedReply[],
  options: { tokens?: number; wallMs?: number; checkpoints?: MemoryCheckpoints } = {},
) {
  const { checkpoints, ...limits } = options;
  const run = new FakeRun({ request: { query: 'the secret question' }, checkpoints, limits });
  const models = new ScriptedModels(script.length > 0 ? { objects: script, repeats: true } : {});
  const sentences = [OPENED, LANES, QUOTED, LIE].map((text) => ({ text, sources: [1] }));
  const draft = {
    author: 'openai:model of openai',
    summary: [],
    keyFindings: [],
    sections: [{ facetId: 'f1', sentences }],
  };
  const extract = { ...draft, author: 'extractive', sections: [] };
  const coverage = fullCoverage(PLAN, SOURCES);
  const verification = new Verification(new SynchronousThreads({ verifyDraft }), new ClaimJudge(models));
  const report = await verification.run(run, PLAN, SOURCES, coverage, draft, extract);
  return {
    report,
    models,
    run,
    texts: report.sections.flatMap((section) => section.sentences.map(({ text }) => text)),
  };
}

describe('A judgment of a model on claims', () => {
  it('removes a sentence that the verifier accepted', async () => {
    const { report, texts } = await verify([saying(verdict('C1', true), verdict('C2', false))]);
    expect(texts).toEqual([OPENED, QUOTED]);
    expect(report.rejected).toBe(2);
  });

  it('does not bring back a sentence that the verifier rejected', async () => {
    const { texts } = await verify([saying(verdict('C1', true), verdict('C2', true), verdict('C3', true))]);
    expect(texts).toEqual([OPENED, LANES, QUOTED]);
  });

  it('is asked for about sentences in other words only, with their passages, and without the question', async () => {
    const { models } = await verify([saying()]);
    const [asked, ...more] = models.questions;
    expect(more).toEqual([]);
    expect(asked?.prompt).toContain(`[C1 claim] ${OPENED}`);
    expect(asked?.prompt).toContain('[C1 passage] The harbour bridge was opened to traffic in 1932.');
    expect(asked?.prompt).not.toContain(QUOTED);
    expect(asked?.prompt).not.toContain(LIE);
    expect(`${asked?.system} ${asked?.prompt}`).not.toContain('secret');
  });

  it('is kept for each claim with its reason', async () => {
    const { report } = await verify([saying(verdict('C1', true), verdict('C2', false))]);
    expect(report.claims).toEqual([
      { text: OPENED, isSupported: true, reason: null, checkedBy: 'verifier_and_model' },
      { text: LANES, isSupported: false, reason: 'judged_unsupported', checkedBy: 'verifier_and_model' },
      { text: QUOTED, isSupported: true, reason: null, checkedBy: 'quotation' },
      { text: LIE, isSupported: false, reason: 'opposite', checkedBy: 'verifier' },
    ]);
  });

  it.each<[string, ScriptedReply[], object]>([
    ['no model is configured', [], {}],
    ['the model is unavailable', [unavailable], {}],
    ['the model answers in another shape', [{ verdicts: [{ id: 'C1' }] }], {}],
    ['the model answers with prose', ['Both are fine.'], {}],
    ['the model judges claims that it was not shown', [saying(verdict('C7', false))], {}],
    ['no tokens are left', [saying(verdict('C1', false))], { tokens: 100 }],
    ['no time is left', [saying(verdict('C1', false))], { wallMs: 3000 }],
  ])('leaves the verdict to the verifier if %s', async (_, script, limits) => {
    const { report, texts } = await verify(script, limits);
    expect(texts).toEqual([OPENED, LANES, QUOTED]);
    expect(report.claims.map(({ checkedBy }) => checkedBy)).not.toContain('verifier_and_model');
  });

  it('leaves a claim without a verdict to the verifier', async () => {
    const { report } = await verify([saying(verdict('C2', true))]);
    expect(report.claims.map(({ checkedBy }) => checkedBy).slice(0, 2)).toEqual([
      'verifier',
      'verifier_and_model',
    ]);
  });

  it('is not asked for again in a repetition', async () => {
    const first = await verify([saying(verdict('C1', false))]);
    const second = await verify([unavailable], { checkpoints: first.run.checkpoints });
    expect(second.models.questions).toEqual([]);
    expect(second.report).toEqual(first.report);
  });
});
