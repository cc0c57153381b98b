import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserError } from '../browser.error.js';
import { VisitEnd } from './visit-end.js';

const noCaller = new AbortController().signal;
const missing = new BrowserError('selector_not_found', 'nothing matched');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports the deadline as a timeout', async () => {
  const end = new VisitEnd(1000, noCaller);
  await vi.advanceTimersByTimeAsync(1000);
  expect(end.signal.reason).toMatchObject({ code: 'timeout' });
});

it('reports the deadline as the error of the awaited work', async () => {
  const end = new VisitEnd(1000, noCaller);
  void end.awaiting(missing, new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1000);
  expect(end.signal.reason).toBe(missing);
});

it.each([
  ['came', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no'))],
])('uses the default error again once the awaited work %s', async (_, settle) => {
  const end = new VisitEnd(1000, noCaller);
  await end.awaiting(missing, settle()).catch(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(end.signal.reason).toMatchObject({ code: 'timeout' });
});

it("prefers the caller's abort to the error of the awaited work", async () => {
  const caller = new AbortController();
  const end = new VisitEnd(1000, caller.signal);
  void end.awaiting(missing, new Promise(() => {}));
  caller.abort();
  await vi.advanceTimersByTimeAsync(1000);
  expect(end.signal.reason).toMatchObject({ code: 'aborted' });
});
