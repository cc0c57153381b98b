import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CachedAnswer } from '../cache/response-cache.js';
import { pricedCall } from '../fixtures/priced-call.js';
import type { WaterfallResult } from '../waterfall/waterfall.js';
import { CachedAnswers, hitOf } from './cached-answers.js';

type Fake = (...given: never[]) => unknown;
const cache = { find: vi.fn<Fake>(), store: vi.fn<Fake>() };
const answers = new CachedAnswers(cache as never);
const found = { outcome: 'ok', result: { text: 'x' }, provider: 'first', attempts: [] } as WaterfallResult;

afterEach(() => vi.resetAllMocks());

describe('CachedAnswers', () => {
  it('finds answers no older than max-age', () => {
    const call = pricedCall({ cacheControl: { mayRead: true, mayStore: true, maxAgeSeconds: 5 } });
    answers.find(call);
    expect(cache.find).toHaveBeenCalledExactlyOnceWith(call.capability, 'account', call.params, 5);
  });

  it('skips the cache when the caller or the operator disabled it', () => {
    answers.find(pricedCall({ cacheControl: { mayRead: false, mayStore: true } }));
    const uncached = pricedCall();
    Object.assign(uncached.capability, { policy: { cacheSeconds: 0 } });
    answers.find(uncached);
    expect(cache.find).not.toHaveBeenCalled();
  });

  it('keeps a result with the mode that was applied', () => {
    expect(answers.keep(pricedCall({ mode: 'ai' }), found)).toEqual({
      isHit: false,
      ageSeconds: 0,
      lifetimeSeconds: 60,
    });
    expect(cache.store.mock.calls[0]?.[3]).toMatchObject({ resultJson: '{"text":"x"}', mode: 'ai' });
  });

  it('stores neither an empty result nor a no-store call', () => {
    answers.keep(pricedCall(), { ...found, outcome: 'empty' });
    answers.keep(pricedCall({ cacheControl: { mayRead: true, mayStore: false } }), found);
    expect(cache.store).not.toHaveBeenCalled();
  });

  it('states the age of an answer in whole seconds', () => {
    const stored = { storedAtMs: Date.now() - 5_900 } as CachedAnswer;
    expect(hitOf(pricedCall(), stored)).toEqual({ isHit: true, ageSeconds: 5, lifetimeSeconds: 60 });
  });
});
