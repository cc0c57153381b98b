import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSession } from '../fixtures/fake-session.js';
import { LiveAnswer } from './live-answer.js';

let session: FakeSession;
let live: LiveAnswer;

beforeEach(() => {
  vi.useFakeTimers();
  session = new FakeSession();
  live = new LiveAnswer(session, 3, 'model');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('LiveAnswer', () => {
  it('buffers text for a quarter of a second', async () => {
    live.onModel({ provider: 'openai', model: 'm' }, []);
    live.onText('Well, ');
    await vi.advanceTimersByTimeAsync(200);
    live.onText('then');
    expect(session.of('message.delta')).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    live.onText(' go.');
    await live.end();
    expect(session.of('message.delta').map(({ text }) => text)).toEqual(['Well, then', ' go.']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports which model answers and why it changed, and nothing when it is the same', async () => {
    live.onModel({ provider: 'openai', model: 'm' }, []);
    live.onSuperseded();
    live.onModel({ provider: 'anthropic', model: 'c' }, [
      { provider: 'openai', reason: 'upstream_error', detail: 'not for the stream' },
    ]);
    live.onModel({ provider: 'anthropic', model: 'c' }, []);
    await live.end();
    expect(session.of('builder.changed')).toEqual([
      { from: 'model', to: 'openai', model: 'm', reason: 'first in LLM_PROVIDERS' },
      { from: 'openai', to: 'anthropic', model: 'c', reason: 'openai: upstream_error' },
    ]);
  });

  it('writes text before it supersedes it', async () => {
    live.onModel({ provider: 'openai', model: 'm' }, []);
    live.onText('Half a');
    live.onSuperseded();
    await live.end();
    expect(session.of('message.delta')).toEqual([
      { turn: 3, attempt: 1, text: 'Half a' },
      { turn: 3, attempt: 1, text: '', superseded: true },
    ]);
  });

  it('rejects at the end when the stream could not be written', async () => {
    const lost = new Error('the build is lost');
    vi.spyOn(session, 'emit').mockRejectedValue(lost);
    live.onText('Well');
    await vi.advanceTimersByTimeAsync(250);
    live.onText(' then');
    await expect(live.end()).rejects.toBe(lost);
  });
});
