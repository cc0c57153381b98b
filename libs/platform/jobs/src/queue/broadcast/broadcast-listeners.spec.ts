import { Logger } from '@nestjs/common';
import { traceScope } from '@capstan/platform-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeFrame } from './broadcast-frame.js';
import { BroadcastListeners } from './broadcast-listeners.js';

describe('BroadcastListeners', () => {
  beforeEach(() => Logger.overrideLogger(false));
  afterEach(() => Logger.overrideLogger(['error', 'warn', 'log']));

  it('passes a message to every listener of its channel and to no other', () => {
    const listeners = new BroadcastListeners();
    const [first, second, other] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    listeners.add('a', first);
    listeners.add('a', second);
    listeners.add('b', other);
    listeners.deliver(encodeFrame('a', { id: 1 }));
    expect(first).toHaveBeenCalledExactlyOnceWith({ id: 1 });
    expect(second).toHaveBeenCalledExactlyOnceWith({ id: 1 });
    expect(other).not.toHaveBeenCalled();
  });

  it('runs listeners outside of the span in which a message arrives', () => {
    const listeners = new BroadcastListeners();
    const scopes: unknown[] = [];
    listeners.add('a', () => void scopes.push(traceScope.getStore()));
    listeners.addGap(() => void scopes.push(traceScope.getStore()));
    traceScope.run({ traceId: '1', spanId: '2', isSampled: true }, () => {
      listeners.deliver(encodeFrame('a', {}));
      listeners.gap();
    });
    expect(scopes).toEqual([undefined, undefined]);
  });

  it('calls the other listeners when one throws, on messages and on gaps', () => {
    const listeners = new BroadcastListeners();
    const after = vi.fn<() => void>();
    const fail = (): void => {
      throw new Error('broken listener');
    };
    listeners.add('a', fail);
    listeners.add('a', after);
    listeners.addGap(fail);
    listeners.addGap(after);
    listeners.deliver(encodeFrame('a', {}));
    listeners.gap();
    expect(after).toHaveBeenCalledTimes(2);
  });
});
