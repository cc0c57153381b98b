import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type KeyChange, KeyChanges } from '../changes/key-changes.js';
import { hashKey, isWellFormedKey } from '../keys/key-format.js';
import { KeyLookup, type KnownKey } from './key-lookup.js';
import type { Verdict } from './refusal.js';

/**
 * For how long a verified key is cached. Revocations are broadcast; this bounds the effect of a lost message.
 */
const TTL_MS = 5_000;
/** Injection token of the wall clock for key verification: milliseconds, like `Date.now`. */
export const KEYS_CLOCK = Symbol('keys-clock');
const MAX_KNOWN = 20_000;
/** Unknown keys have their own cache: a flood of them must not evict valid ones. */
const MAX_UNKNOWN = 5_000;

/**
 * Verifies a key on every call: from memory, synchronously, if it was verified within the last seconds,
 * otherwise with one database read that concurrent calls share.
 */
@Injectable()
export class KeyVerifier {
  private readonly knownKeys: LRUCache<string, KnownKey>;
  private readonly unknownKeys: LRUCache<string, true>;
  private readonly pendingLookups = new Map<string, Promise<KnownKey | null>>();
  /** Last use of each key since `takeUses()`: id to unix milliseconds. */
  private uses = new Map<string, number>();
  /** Incremented by each invalidation, so that an earlier read is not cached after it. */
  private generation = 0;

  constructor(
    private readonly keys: KeyLookup,
    private readonly changes: KeyChanges,
    @Inject(KEYS_CLOCK) private readonly now: () => number = Date.now,
  ) {
    // The library keeps an entry until it is older than its `ttl`.
    const limits = { ttl: TTL_MS - 1, ttlResolution: 0, perf: { now } };
    this.knownKeys = new LRUCache({ ...limits, max: MAX_KNOWN });
    this.unknownKeys = new LRUCache({ ...limits, max: MAX_UNKNOWN });
    changes.observe(
      (change) => this.forget(change),
      () => this.forgetAll(),
    );
  }

  /**
   * @param address of the caller.
   * @returns the principal or the refusal; a promise only if the database must be read. Rejects if the
   * database is unavailable.
   */
  verify(key: string, address: string): Verdict | Promise<Verdict> {
    return this.fromCache(key, address) ?? this.lookUp(key, address);
  }

  /** Returns the verdict if it is cached; undefined if the database must be read. */
  fromCache(key: string, address: string): Verdict | undefined {
    const known = this.knownKeys.get(key);
    if (known !== undefined) return this.judge(known, address, this.now());
    if (!isWellFormedKey(key)) return 'malformed_key';
    return this.unknownKeys.get(key) === undefined ? undefined : 'unknown_key';
  }

  /** Returns the last uses since the previous call: id to unix milliseconds. */
  takeUses(): ReadonlyMap<string, number> {
    const taken = this.uses;
    this.uses = new Map();
    return taken;
  }

  /** Reads the database. Rejects if it is unavailable. */
  async lookUp(key: string, address: string): Promise<Verdict> {
    const found = await this.find(key);
    return this.judge(found, address, this.now());
  }

  private judge(known: KnownKey | null, address: string, now: number): Verdict {
    if (known === null) return 'unknown_key';
    if (known.expiresAtMs <= now) return 'expired';
    if (known.allowList !== null && !known.allowList.includes(address)) return 'address';
    if (known.isSuspended) return 'suspended';
    this.uses.set(known.principal.credential.id, now);
    return known.principal;
  }

  private find(key: string): Promise<KnownKey | null> {
    const shared = this.pendingLookups.get(key);
    if (shared) return shared;
    const { generation } = this;
    const reading = this.keys.findByHash(hashKey(key)).then((found) => {
      if (generation === this.generation && this.changes.reachable) this.remember(key, found);
      return found;
    });
    this.pendingLookups.set(key, reading);
    const finish = (): void => {
      if (this.pendingLookups.get(key) === reading) this.pendingLookups.delete(key);
    };
    reading.then(finish, finish);
    return reading;
  }

  private remember(key: string, found: KnownKey | null): void {
    if (found) this.knownKeys.set(key, found);
    else this.unknownKeys.set(key, true);
  }

  private forget({ accountId, keyId }: KeyChange): void {
    this.generation += 1;
    this.pendingLookups.clear();
    for (const [key, { principal }] of this.knownKeys) {
      const isAffected =
        keyId === undefined ? principal.accountId === accountId : principal.credential.id === keyId;
      if (isAffected) this.knownKeys.delete(key);
    }
  }

  private forgetAll(): void {
    this.generation += 1;
    this.pendingLookups.clear();
    this.knownKeys.clear();
    this.unknownKeys.clear();
  }
}
