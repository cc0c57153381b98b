import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStages, type Step } from './run-stages.mjs';

const GREEN = { passed: 2, failed: 0, skipped: [], files: [] };
const RED = { passed: 1, failed: 1, skipped: [], files: [] };

const step = (id: string, run: Step['run']): Step => ({ id, title: id, run });

describe('runStages', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const titlesAndFailures = async (stages: Step[][][]) =>
    (await runStages(stages, '/reports')).map(({ title, failed }) => `${title} ${failed}`);

  it('continues after a failed step', async () => {
    const red = step('red', () => Promise.resolve(RED));
    const green = step('green', () => Promise.resolve(GREEN));
    expect(await titlesAndFailures([[[red, green]], [[green]]])).toEqual(['red 1', 'green 0', 'green 0']);
  });

  it('counts a step that throws as failed and continues', async () => {
    const rejects = step('rejects', () => Promise.reject(new Error('no such program')));
    const throws = step('throws', () => {
      throw new Error('no such folder');
    });
    const green = step('green', () => Promise.resolve(GREEN));
    expect(await titlesAndFailures([[[rejects, throws, green]]])).toEqual([
      'rejects 1',
      'throws 1',
      'green 0',
    ]);
  });

  it('runs lanes in parallel and quietly, and stages sequentially', async () => {
    const order: string[] = [];
    const second = Promise.withResolvers<void>();
    const waiting = step('waiting', async ({ isQuiet }) => {
      await second.promise;
      order.push(`waiting ${isQuiet}`);
      return GREEN;
    });
    const releasing = step('releasing', ({ isQuiet }) => {
      order.push(`releasing ${isQuiet}`);
      second.resolve();
      return Promise.resolve(GREEN);
    });
    const last = step('last', ({ isQuiet }) => {
      order.push(`last ${isQuiet}`);
      return Promise.resolve(GREEN);
    });
    await runStages([[[waiting], [releasing]], [[last]]], '/reports');
    expect(order).toEqual(['releasing true', 'waiting true', 'last false']);
  });
});
