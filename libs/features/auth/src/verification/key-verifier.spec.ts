import { Broadcast, type BroadcastHandler } from '@capstan/platform-jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEY_CHANGED_CHANNEL, type KeyChange, KeyChanges } from '../changes/key-changes.js';
import { generateKey, hashKey } from '../keys/key-format.js';
import { IpAllowList } from '../keys/ip-allow-list.js';
import { KeyLookup, type KnownKey } from './key-lookup.js';
import { KeyVerifier } from './key-verifier.js';
import { LastUseRecorder } from './last-use.recorder.js';

const HOME = '192.0.2.1';

/** Delivers within the process, and can be disconnected. */
class FakeBroadcast extends Broadcast {
  connected = true;
  private readonly handlers = new Map<string, BroadcastHandler[]>();
  private readonly gapHandlers: (() => void)[] = [];

  async publish(channel: string, message: object): Promise<void> {
    for (const handler of this.handlers.get(channel) ?? []) handler(message);
  }
  subscribe(channel: string, handler: BroadcastHandler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
  }
  onGap(handler: () => void): void {
    this.gapHandlers.push(handler);
  }
  gap(): void {
    for (const handler of this.gapHandlers) handler();
  }
}

/** Keys by the hex of their hash; reads can be delayed. */
class FakeLookup extends KeyLookup {
  readonly keys = new Map<string, KnownKey>();
  readonly recorded: ReadonlyMap<string, number>[] = [];
  reads = 0;
  gate: Promise<void> = Promise.resolve();
  failure: Error | undefined;

  async findByHash(hash: Buffer): Promise<KnownKey | null> {
    this.reads += 1;
    const found = this.keys.get(hash.toString('hex')) ?? null;
    await this.gate;
    if (this.failure) throw this.failure;
    return found;
  }
  async recordUses(uses: ReadonlyMap<string, number>): Promise<void> {
    this.recorded.push(uses);
    if (this.failure) throw this.failure;
  }
  add(key: string, traits: Partial<KnownKey> = {}, id = 'key-1', accountId = 'account-1'): void {
    this.keys.set(hashKey(key).toString('hex'), {
      principal: Object.freeze({
        accountId,
        credential: { kind: 'api_key', id },
        scopes: ['capabilities' as const],
        rateLimitPerMinute: null,
        accountRateLimitPerMinute: null,
        spendingGroupId: id,
        creditCap: null,
      }),
      expiresAtMs: Number.POSITIVE_INFINITY,
      allowList: null,
      isSuspended: false,
      ...traits,
    });
  }
  remove(key: string): void {
    this.keys.delete(hashKey(key).toString('hex'));
  }
}

function setUp() {
  const broadcast = new FakeBroadcast();
  const lookup = new FakeLookup();
  const verifier = new KeyVerifier(lookup, new KeyChanges(broadcast));
  const lastUse = new LastUseRecorder(verifier, lookup);
  const announce = (change: KeyChange) => broadcast.publish(KEY_CHANGED_CHANNEL, change);
  return { broadcast, lookup, lastUse, verifier, announce };
}

describe('KeyVerifier', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('reads a key once, then returns the same frozen principal synchronously', async () => {
    const { lookup, verifier } = setUp();
    const key = generateKey();
    lookup.add(key);
    const first = await verifier.verify(key, HOME);
    expect(first).toMatchObject({ accountId: 'account-1', credential: { id: 'key-1' } });
    expect(Object.isFrozen(first)).toBe(true);
    expect(verifier.verify(key, HOME)).toBe(first);
    expect(lookup.reads).toBe(1);
  });

  it('reads it again after five seconds', async () => {
    const { lookup, verifier } = setUp();
    const key = generateKey();
    lookup.add(key);
    await verifier.verify(key, HOME);
    vi.advanceTimersByTime(4_999);
    expect(verifier.verify(key, HOME)).not.toBeInstanceOf(Promise);
    vi.advanceTimersByTime(1);
    await verifier.verify(key, HOME);
    expect(lookup.reads).toBe(2);
  });

  it('rejects malformed keys without a read', () => {
    const { lookup, verifier } = setUp();
    const key = generateKey();
    const wrongSum = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
    expect(verifier.verify(wrongSum, HOME)).toBe('malformed_key');
    expect(verifier.verify('', HOME)).toBe('malformed_key');
    expect(lookup.reads).toBe(0);
  });

  it('caches unknown keys too', async () => {
    const { lookup, verifier } = setUp();
    const key = generateKey();
    expect(await verifier.verify(key, HOME)).toBe('unknown_key');
    expect(verifier.verify(key, HOME)).toBe('unknown_key');
    expect(lookup.reads).toBe(1);
  });

  it('keeps valid keys cached during a flood of unknown ones', async () => {
    const { lookup, verifier } = setUp();
    const key = generateKey();
    lookup.add(key);
    await verifier.verify(key, HOME);
    for (let sent = 0; sent < 6_000; sent += 1) await verifier.verify(generateKey(), HOME);
    expect(verifier.verify(key, HOME)).toMatchObject({ credential: { id: 'key-1' } });
  });

  it('shares one read among concurrent calls', async () => {
    const { lookup, verifier } = setUp();
    const key = generateKey();
    lookup.add(key);
    const verdicts = await Promise.all(Array.from({ length: 50 }, async () => verifier.verify(key, HOME)));
    expect(new Set(verdicts).size).toBe(1);
    expect(lookup.reads).toBe(1);
  });

  it('checks expiry, address and suspension on every call', async () => {
    const { lookup, verifier } = setUp();
    const expiring = generateKey();
    lookup.add(expiring, { expiresAtMs: Date.now() + 1_000 });
    expect(await verifier.verify(expiring, HOME)).toMatchObject({ credential: { id: 'key-1' } });
    vi.advanceTimersByTime(1_000);
    expect(verifier.verify(expiring, HOME)).toBe('expired');

    const bound = generateKey();
    lookup.add(bound, { allowList: new IpAllowList(['192.0.2.0/24']) });
    expect(await verifier.verify(bound, HOME)).toMatchObject({ credential: { id: 'key-1' } });
    expect(verifier.verify(bound, '198.51.100.1')).toBe('address');
    expect(verifier.verify(bound, HOME)).toMatchObject({ credential: { id: 'key-1' } });

    const suspended = generateKey();
    lookup.add(suspended, { isSuspended: true });
    expect(await verifier.verify(suspended, HOME)).toBe('suspended');
    expect(verifier.verify(suspended, HOME)).toBe('suspended');
    expect(lookup.reads).toBe(3);
  });

  it('forgets a key, or all keys of an account, when notified, and no other', async () => {
    const { lookup, verifier, announce } = setUp();
    const [one, two, other] = [generateKey(), generateKey(), generateKey()];
    lookup.add(one, {}, 'one');
    lookup.add(two, {}, 'two');
    lookup.add(other, {}, 'other', 'account-2');
    for (const key of [one, two, other]) await verifier.verify(key, HOME);
    lookup.remove(one);
    await announce({ accountId: 'account-1', keyId: 'one' });
    expect(await verifier.verify(one, HOME)).toBe('unknown_key');
    expect(verifier.verify(two, HOME)).toMatchObject({ credential: { id: 'two' } });
    await announce({ accountId: 'account-1' });
    expect(verifier.verify(two, HOME)).toBeInstanceOf(Promise);
    expect(verifier.verify(other, HOME)).toMatchObject({ credential: { id: 'other' } });
  });

  it('neither caches nor shares a read that a revocation overtook', async () => {
    const { lookup, verifier, announce } = setUp();
    const key = generateKey();
    lookup.add(key);
    let open = (): void => undefined;
    lookup.gate = new Promise((resolve) => (open = resolve));
    const before = verifier.verify(key, HOME);
    lookup.remove(key);
    await announce({ accountId: 'account-1', keyId: 'key-1' });
    const after = verifier.verify(key, HOME);
    open();
    expect(await before).toMatchObject({ credential: { id: 'key-1' } });
    expect(await after).toBe('unknown_key');
    expect(await verifier.verify(key, HOME)).toBe('unknown_key');
  });

  it('clears its cache on a gap and caches nothing while it cannot receive changes', async () => {
    const { broadcast, lookup, verifier } = setUp();
    const key = generateKey();
    lookup.add(key);
    await verifier.verify(key, HOME);
    broadcast.connected = false;
    broadcast.gap();
    lookup.remove(key);
    expect(await verifier.verify(key, HOME)).toBe('unknown_key');
    lookup.add(key);
    expect(await verifier.verify(key, HOME)).toMatchObject({ credential: { id: 'key-1' } });
    expect(await verifier.verify(key, HOME)).toMatchObject({ credential: { id: 'key-1' } });
    expect(lookup.reads).toBe(4);
  });

  it('rejects while the database is unavailable, and reads again afterwards', async () => {
    const { lookup, verifier } = setUp();
    const key = generateKey();
    lookup.add(key);
    lookup.failure = new Error('away');
    await expect(verifier.verify(key, HOME)).rejects.toThrow('away');
    lookup.failure = undefined;
    expect(await verifier.verify(key, HOME)).toMatchObject({ credential: { id: 'key-1' } });
  });

  it('records the last use of each key in one batch, and only of admitted calls', async () => {
    const { lookup, lastUse, verifier } = setUp();
    const [good, bad] = [generateKey(), generateKey()];
    lookup.add(good, {}, 'good');
    lookup.add(bad, { isSuspended: true }, 'bad');
    lastUse.onModuleInit();
    await verifier.verify(bad, HOME);
    await verifier.verify(good, HOME);
    vi.advanceTimersByTime(2_000);
    const lastCall = Date.now();
    await verifier.verify(good, HOME);
    vi.advanceTimersByTime(8_000);
    expect(lookup.recorded).toEqual([new Map([['good', lastCall]])]);
    vi.advanceTimersByTime(10_000);
    expect(lookup.recorded).toHaveLength(1);
    await verifier.verify(good, HOME);
    await lastUse.beforeApplicationShutdown();
    expect(lookup.recorded).toHaveLength(2);
  });
});
