import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticatedCaller } from '@capstan/platform-http';
import type { Account } from '../accounts/account.js';
import { AccountsReader } from '../accounts/accounts.reader.js';
import { KeyChanges } from '../changes/key-changes.js';
import { credentialIdOf } from '../principal/credential-id.js';
import type { Principal } from '../principal/principal.js';
import { DEFAULT_SCOPES, isScope } from '../principal/scopes.js';
import { KEYS_CLOCK } from '../verification/key-verifier.js';
import { RecentMap } from '../verification/recent-map.js';
import type { Verdict } from '../verification/refusal.js';

/** Account changes are broadcast; this bounds the effect of a lost message. */
const TTL_MS = 5_000;
const MAX_ACCOUNTS = 20_000;

/** Creates principals for the callers that strategies recognize. */
@Injectable()
export class CallerPrincipals {
  private readonly principals = new RecentMap<Account>({ maxEntries: MAX_ACCOUNTS, ttlMs: TTL_MS });
  /** Incremented by each change, so that an account read before a change is not cached after it. */
  private generation = 0;

  constructor(
    private readonly accounts: AccountsReader,
    private readonly changes: KeyChanges,
    @Inject(KEYS_CLOCK) private readonly now: () => number,
  ) {
    changes.observe(
      ({ accountId }) => this.forget((account) => account.id === accountId),
      () => this.forget(() => true),
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
    const known = this.principals.get(id, this.now());
    if (known) return known;
    const { generation } = this;
    const account = await this.accounts.find(id);
    if (account && generation === this.generation && this.changes.reachable) {
      this.principals.set(id, account, this.now());
    }
    return account;
  }

  private forget(isAffected: (account: Account) => boolean): void {
    this.generation += 1;
    this.principals.deleteWhere(isAffected);
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
