import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SENTENCE_FILES, type SentenceComparer } from '@capstan/platform-embeddings';
import type { QueryPlan } from '../../model/query-plan.js';
import { SynchronousThreads } from '../fixtures/synchronous-threads.js';
import { FakeRun, MemoryCheckpoints } from '../fixtures/fake-run.js';
import { sentencesOf } from '../fixtures/simulated-pipeline.js';
import { answerCandidates } from './answer-candidates.js';
import { AnswerReader } from './answer-reader.js';
import { fullCoverage, madePlan, madeSource } from './fixtures/made-sources.js';
import { writeExtract } from './write-extract.js';

const RENEWED = 'A new one is put in every spring, since the filter of the pump wears out.';
const SOURCES = [
  madeSource(
    1,
    ['The filter of the pump is blue and round, as each filter of the pump is.', RENEWED].join('\n'),
  ),
];
const PLAN: QueryPlan = { ...madePlan('When is the filter of the pump renewed?', []), language: 'en' };
const COVERAGE = fullCoverage(PLAN, SOURCES);
const threads = new SynchronousThreads({ answerCandidates, writeExtract });

let folder: string;
let comparers: SentenceComparer[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  comparers = [];
});
afterEach(async () => {
  for (const comparer of comparers) await comparer.onApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
});

function comparerOf(path: string): SentenceComparer {
  const comparer = sentencesOf(path);
  comparers.push(comparer);
  return comparer;
}

/** A model that finds one sentence alike, and no other; with the calls of it. */
function comparerThatPrefers(wanted: string) {
  const comparer = comparerOf(folder);
  vi.spyOn(comparer, 'isAvailable').mockReturnValue(true);
  const compare = vi.spyOn(comparer, 'compare').mockImplementation((_, items) => {
    const likeness = (text = ''): number => (text.includes(wanted) ? 0.9 : 0.2);
    return Promise.resolve(
      items.map(([text]) => ({ each: [likeness(text), 0.2], together: likeness(text) })),
    );
  });
  return { comparer, compare };
}

describe('AnswerReader', () => {
  it('has the model read what could answer, so that the extract answers with it', async () => {
    const run = new FakeRun();
    const reader = new AnswerReader(comparerThatPrefers(RENEWED).comparer, threads);
    const likenesses = await reader.read(run, PLAN, SOURCES, COVERAGE);
    expect(Object.keys(likenesses)).toEqual([PLAN.facets[0]?.id]);
    const textOf = (read?: typeof likenesses): string =>
      writeExtract(PLAN, SOURCES, COVERAGE, read)
        .summary.map(({ text }) => text)
        .join(' ');
    expect(textOf(likenesses)).toContain(RENEWED);
    expect(textOf()).not.toContain(RENEWED);
  });

  it('reads once, however often a run is repeated', async () => {
    const checkpoints = new MemoryCheckpoints();
    const { comparer, compare } = comparerThatPrefers(RENEWED);
    const reader = new AnswerReader(comparer, threads);
    const first = await reader.read(new FakeRun({ checkpoints }), PLAN, SOURCES, COVERAGE);
    expect(await reader.read(new FakeRun({ checkpoints }), PLAN, SOURCES, COVERAGE)).toEqual(first);
    expect(compare).toHaveBeenCalledTimes(1);
  });

  it('reads nothing without a model, and nothing in a language that the model does not know', async () => {
    const none = new AnswerReader(comparerOf(folder), threads);
    await expect(none.read(new FakeRun(), PLAN, SOURCES, COVERAGE)).resolves.toEqual({});
    const { comparer, compare } = comparerThatPrefers(RENEWED);
    const german = { ...PLAN, language: 'de' } as QueryPlan;
    const reader = new AnswerReader(comparer, threads);
    await expect(reader.read(new FakeRun(), german, SOURCES, COVERAGE)).resolves.toEqual({});
    expect(compare).not.toHaveBeenCalled();
  });

  it('falls back to lexical ranking when the model files are invalid', async () => {
    mkdirSync(folder, { recursive: true });
    for (const file of Object.values(SENTENCE_FILES)) writeFileSync(join(folder, file), '{}');
    const reader = new AnswerReader(comparerOf(folder), threads);
    await expect(reader.read(new FakeRun(), PLAN, SOURCES, COVERAGE)).resolves.toEqual({});
  });
});
