import { Inject, Injectable } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import { keyIdOf, type Principal } from '../principal/principal.js';
import type { ApiKey, KeyPageRequest, NewApiKey, RevokedApiKey } from './api-key.js';
import {
  ApiKeysService,
  type RestrictKeyInput,
  type CreateKeyInput,
  type RotateKeyInput,
} from './api-keys.service.js';
import {
  assertGrantsAll,
  assertSameCount,
  assertWithinOwn,
  inheritRestrictions,
  inheritSpendingGroup,
  type KeyHolder,
} from './delegation.js';
import { type KeyRestrictions, checkRestrictions, withoutUndefined } from './key-restrictions.js';

/**
 * Keys of the caller's account, with the limits of delegation: no key gets more than the one in use has
 * (`admin` excepted).
 */
@Injectable()
export class OwnKeysService {
  constructor(
    private readonly keys: ApiKeysService,
    @Inject(httpConfig.token) private readonly config: HttpConfig,
  ) {}

  /** Absent restrictions are inherited from the key in use. */
  async create(
    principal: Principal,
    { name, creation, ...wanted }: Omit<CreateKeyInput, 'accountId' | 'spendingGroupId' | 'parentKeyId'>,
  ): Promise<NewApiKey> {
    const own = await this.ownOf(principal);
    const restrictions = inheritRestrictions(own, checkRestrictions(wanted));
    assertWithinOwn(own, restrictions, this.config.rateLimitPerMinute);
    return this.keys.create({
      accountId: principal.accountId,
      name,
      creation,
      spendingGroupId: inheritSpendingGroup(own),
      parentKeyId: keyIdOf(principal),
      ...restrictions,
    });
  }

  async get(principal: Principal, id: string): Promise<ApiKey> {
    return this.keys.get(id, { accountId: principal.accountId });
  }

  /** What the keys of its spending group have been charged together. */
  spentCredits(key: ApiKey): Promise<number> {
    return this.keys.spentCredits(key);
  }

  async list(
    principal: Principal,
    request: KeyPageRequest,
  ): Promise<{ keys: ApiKey[]; nextAfter: string | null }> {
    return this.keys.list(principal.accountId, request);
  }

  /**
   * The key must not exceed the key in use before or after the change; a new name alone is always allowed.
   */
  async restrict(principal: Principal, id: string, wanted: RestrictKeyInput): Promise<ApiKey> {
    const own = await this.ownOf(principal);
    const { name: _free, ...restrictions } = wanted;
    const changes = checkRestrictions(withoutUndefined(restrictions));
    return this.keys.restrict(id, wanted, {
      accountId: principal.accountId,
      assess: (key) => {
        assertGrantsAll(own, key.scopes);
        if (Object.keys(changes).length === 0) return;
        assertWithinOwn(own, { ...restrictionsOf(key), ...changes }, this.config.rateLimitPerMinute);
        assertSameCount(own, key);
      },
    });
  }

  /** The caller receives the new key, so it must not have more than the key in use. */
  async rotate(principal: Principal, id: string, wanted: RotateKeyInput): Promise<NewApiKey> {
    const own = await this.ownOf(principal);
    return this.keys.rotate(id, wanted, {
      accountId: principal.accountId,
      assess: (key) => {
        assertWithinOwn(own, restrictionsOf(key), this.config.rateLimitPerMinute);
        assertSameCount(own, key);
      },
    });
  }

  /** A key that may do more than the one in use cannot be revoked by it, nor can such a descendant. */
  async revoke(principal: Principal, id: string, { cascade }: { cascade: boolean }): Promise<RevokedApiKey> {
    const own = await this.ownOf(principal);
    const assess = (key: ApiKey): void => assertGrantsAll(own, key.scopes);
    return this.keys.revoke(id, { accountId: principal.accountId, assess }, { cascade });
  }

  /** The caller's limits: the key in use, or what its authentication strategy grants. */
  private async ownOf(principal: Principal): Promise<KeyHolder> {
    const keyId = keyIdOf(principal);
    if (keyId !== undefined) return this.keys.get(keyId);
    const { scopes, rateLimitPerMinute, creditCap, spendingGroupId } = principal;
    return {
      scopes: [...scopes],
      expiresAt: null,
      ipAllowList: [],
      rateLimitPerMinute,
      creditCap,
      spendingGroupId,
    };
  }
}

function restrictionsOf(key: ApiKey): KeyRestrictions {
  const { scopes, expiresAt, ipAllowList, rateLimitPerMinute, creditCap } = key;
  return { scopes, expiresAt, ipAllowList, rateLimitPerMinute, creditCap };
}
