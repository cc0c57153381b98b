import type { IpAllowList } from '../keys/ip-allow-list.js';
import type { Principal } from '../principal/principal.js';

/** Cached data of a key that exists and is not revoked. */
export interface KnownKey {
  readonly principal: Principal;
  /** Unix milliseconds; Infinity for a key that never expires. */
  readonly expiresAtMs: number;
  /** Null: from anywhere. */
  readonly allowList: IpAllowList | null;
  /** Whether its account is suspended. */
  readonly isSuspended: boolean;
}

/** Reads keys that are not cached. */
export abstract class KeyLookup {
  /** @returns null for a key that does not exist or was revoked. */
  abstract findByHash(hash: Buffer): Promise<KnownKey | null>;

  /** Records when keys were last used: id to unix milliseconds. */
  abstract recordUses(uses: ReadonlyMap<string, number>): Promise<void>;
}
