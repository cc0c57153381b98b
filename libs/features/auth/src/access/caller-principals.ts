import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticatedCaller } from '@capstan/platform-http';
import { LRUCache } from 'lru-cache';
import type { Account } from '../accounts/account.js';
import { AccountsReader } from '../accounts/accounts.reader.js';
import { KeyChanges } from '../changes/key-changes.js';
import { credentialIdOf } from '../principal/credential-id.js';
import type { Principal } from '../principal/principal.js';
import { DEFAULT_SCOPES, isScope } from '../principal/scopes.js';
import { KEYS_CLOCK } from '../verification/key-verifier.js';
import type { Verdict } from '../verification/refusal.js';

/** Account changes are broadcast; this bounds the effect of a lost message. */
const TTL_MS = 5_000;
const MAX_ACCOUNTS = 20_000;

/** Creates principals for the callers that strategies recognize. */
@Injectable()
export class CallerPrincipals {
  /** By id. */
  private readonly known: LRUCache<string, Account>;
  /** Incremented by each change, so that an account read before a change is not cached after it. */
  private generation = 0;

  constructor(
    private readonly accounts: AccountsReader,
    private readonly changes: KeyChanges,
    @Inject(KEYS_CLOCK) now: () => number,
  ) {
    // The library keeps an entry until it is older than its `ttl`.
    this.known = new LRUCache({ max: MAX_ACCOUNTS, ttl: TTL_MS - 1, ttlResolution: 0, perf: { now } });
    changes.observe(
      ({ accountId }) => {
        this.generation += 1;
        this.known.delete(accountId);
      },
      () => {
        this.generation += 1;
        this.known.clear();
      },
    );
  }

  /**
   * @param strategy its name.
   * @throws Error if the strategy grants a scope that does not exist.
   */
  async principalOf(strategy: string, caller: AuthenticatedCaller): Promise<Verdict> {
    const account = await this.accountOf(caller.accountId);
    if (!account) return 'unknown_account';
    return account.suspendedAt ? 'suspended' : principalFor(strategy, caller, account);
  }

  private async accountOf(id: string): Promise<Account | null> {
    const known = this.known.get(id);
    if (known) return known;
    const { generation } = this;
    const account = await this.accounts.find(id);
    if (account && generation === this.generation && this.changes.reachable) {
      this.known.set(id, account);
    }
    return account;
  }
}

function principalFor(strategy: string, caller: AuthenticatedCaller, account: Account): Principal {
  const scopes = caller.scopes ?? DEFAULT_SCOPES;
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined)
    throw new Error(`authentication strategy ${strategy}: "${unknown}" is not a scope`);
  const id = credentialIdOf(strategy, account.id, caller.subject);
  return Object.freeze({
    accountId: account.id,
    credential: Object.freeze({ kind: strategy, id }),
    scopes: Object.freeze(scopes.filter(isScope)),
    rateLimitPerMinute: caller.rateLimitPerMinute ?? null,
    accountRateLimitPerMinute: account.rateLimitPerMinute,
    spendingGroupId: id,
    creditCap: caller.creditCap ?? null,
  });
}
