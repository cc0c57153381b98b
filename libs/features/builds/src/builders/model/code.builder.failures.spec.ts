import { ModelsError } from '@capstan/platform-models';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BuilderGaveUpError } from '../../errors/builder-gave-up.error.js';
import { FakeSession } from '../fixtures/fake-session.js';
import { type ScriptedCall, type ScriptedTurn } from '@capstan/platform-testing';
import { PAGE, build, finish, noBrokenPage, paint, sessionWith } from './fixtures/model-build.js';

describe('a CodeBuilder when all models are busy', () => {
  const busy = (retryAfterSeconds: number) =>
    new ModelsError([
      { provider: 'openai', reason: 'misconfigured' },
      { provider: 'anthropic', reason: 'rate_limited', retryAfterSeconds },
    ]);
  const run = async (session: FakeSession, ...script: (ScriptedTurn | Error)[]) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const built = build(session, ...script);
    await vi.advanceTimersByTimeAsync(60_000);
    return built;
  };

  it('waits for them, and reports it', async () => {
    const session = await sessionWith();
    const { error, models } = await run(session, busy(7), busy(3), { calls: [finish] });
    expect(error).toBeUndefined();
    expect(models.requests).toHaveLength(3);
    expect(session.of('warning')).toMatchObject([
      { code: 'models_busy', message: expect.stringMatching(/openai: misconfigured.*in 7 s/) },
      { message: expect.stringContaining('in 3 s') },
    ]);
  });

  it('waits at most twice per turn', async () => {
    const { error, models } = await run(await sessionWith(), busy(1), busy(1), busy(1), {
      calls: [finish],
    });
    expect(error).toBeInstanceOf(BuilderGaveUpError);
    expect(models.requests).toHaveLength(3);
  });

  it.each([
    ['long', busy(21)],
    [
      'without hope',
      new ModelsError([{ provider: 'openai', reason: 'quota_exhausted', retryAfterSeconds: 1 }]),
    ],
  ])('does not wait %s', async (_, failure) => {
    const { error, models } = await run(await sessionWith(), failure, { calls: [finish] });
    expect(error).toBeInstanceOf(BuilderGaveUpError);
    expect(models.requests).toHaveLength(1);
  });

  it('stops while it waits', async () => {
    const session = await sessionWith();
    const stopped = new Error('stopped');
    const built = build(session, busy(20), { calls: [finish] });
    await vi.waitFor(() => expect(session.of('warning')).toHaveLength(1), 20_000);
    session.controller.abort(stopped);
    expect((await built).error).toBe(stopped);
  });
});

describe('a CodeBuilder gives up', () => {
  it('when no model answers, stating only error classes', async () => {
    const session = await sessionWith();
    const failures = [
      { provider: 'openai', reason: 'quota_exhausted', detail: 'sk-secret' },
      { provider: 'anthropic', reason: 'timeout' },
    ] as const;
    const usage = { inputTokens: 9, outputTokens: 1, usd: 0.5 };
    const { error } = await build(session, { calls: [paint('red')] }, new ModelsError(failures, usage));
    expect(error).toBeInstanceOf(BuilderGaveUpError);
    expect((error as BuilderGaveUpError).reason).toBe(
      'no language model answered (openai: quota_exhausted, anthropic: timeout)',
    );
    expect(session.spent).toEqual({ inputTokens: 1009, outputTokens: 101, usd: expect.closeTo(0.51) });
    expect(session.checkout.committed('color.css')).toContain('red');
  });

  it('and reverts unchecked changes that do not pass', async () => {
    const session = await sessionWith({ gate: noBrokenPage });
    const failure = new ModelsError([{ provider: 'openai', reason: 'timeout' }]);
    await build(session, { calls: [['write', { path: 'index.html', content: 'broken' }]] }, failure);
    expect(session.checkout.committed('index.html')).toBe(PAGE);
    expect(session.of('check.completed')).toEqual([{ passed: false }]);
  });

  it('at a cap', async () => {
    const session = await sessionWith({ maxTokens: 1500 });
    const { models, error } = await build(session, { calls: [paint('red')] }, { calls: [paint('blue')] });
    expect(error).toMatchObject({ reason: 'the build reached its cap of tokens' });
    expect(models.requests).toHaveLength(2);
    expect(session.checkout.committed('color.css')).toContain('red');
  });

  it('when the model is in a loop, after one nudge', async () => {
    const session = await sessionWith();
    const again = { calls: [['read', { path: 'missing.html' }]] as ScriptedCall[] };
    const { models, error } = await build(session, ...Array.from({ length: 9 }, () => again));
    expect(error).toMatchObject({ reason: 'the model made the same failing call 3 times' });
    expect(models.requests).toHaveLength(6);
    expect(models.requests[3]?.messages.at(-1)).toMatchObject({
      text: expect.stringMatching(/same failing call 3 times\. That leads nowhere/),
    });
  });

  it('when the model calls no tools', async () => {
    const session = await sessionWith();
    const { models, error } = await build(session, ...Array.from({ length: 9 }, () => ({ text: 'Hm.' })));
    expect(error).toMatchObject({ reason: 'the model talked 3 times without calling a tool' });
    expect(models.requests[1]?.messages.at(-1)).toMatchObject({
      text: expect.stringContaining('You called no tool'),
    });
  });
});
