/**
 * Accounts, API keys and access control. Other features get ids from here, not entities. Main types: {@link
 * Principal}, {@link ApiKeysService}, {@link Authentication}.
 */
export { AccessGuard } from './access/access.guard.js';
export { Authentication, AUTHENTICATION_STRATEGIES } from './access/authentication.js';
export { CallerPrincipals } from './access/caller-principals.js';
export { CurrentPrincipal } from './access/current-principal.decorator.js';
export { principalOf, requirePrincipal } from './access/request-verdict.js';
export type { Account } from './accounts/account.js';
export { AccountsModule } from './accounts/accounts.module.js';
export { AccountsReader } from './accounts/accounts.reader.js';
export { AccountsService } from './accounts/accounts.service.js';
export { EmailTakenError } from './accounts/email-taken.error.js';
export { type AuthConfig, authConfig } from './auth.config.js';
export { AuthModule } from './auth.module.js';
export { CreatesOnce } from './creations/creates-once.decorator.js';
export { type Creation, creationColumns, creationOf, refuseRepetition } from './creations/creation.js';
export { type ApiKey, type NewApiKey, type RevokedApiKey, statusOf } from './keys/api-key.js';
export { ApiKeysService } from './keys/api-keys.service.js';
export { hasApiKeys } from './keys/has-api-keys.js';
export {
  CreditCapField,
  ExpiryField,
  IpAllowListField,
  RateLimitField,
  ScopesField,
} from './http/key-fields.js';
export { toKeyResult, toNewKeyResult, toRestrictions, toRevokedKeyResult } from './http/key.mapper.js';
export { KeyResult, NewKeyResult, RevokedKeyResult } from './http/key.result.js';
export { RestrictKeyBody } from './http/restrict-key.body.js';
export { RevokeKeyQuery } from './http/revoke-key.query.js';
export { RotateKeyBody } from './http/rotate-key.body.js';
export { API_KEY_PATTERN } from './keys/key-format.js';
export { MAX_KEY_NAME_LENGTH } from './keys/key-restrictions.js';
export { KEY_EVENTS, type KeyEvent, keyCreated, keyRevoked } from './keys/key-events.js';
export {
  DEFAULT_SCOPES,
  grants,
  grantsReading,
  isScope,
  requireCapability,
  requireScope,
  type Scope,
} from './principal/scopes.js';
export { KEYS_CLOCK, KeyVerifier } from './verification/key-verifier.js';
export { credentialIdOf } from './principal/credential-id.js';
export { API_KEY_CREDENTIAL, type Credential, keyIdOf, type Principal } from './principal/principal.js';
export { isRefusal } from './verification/refusal.js';
export { Public, RequireScope } from '@capstan/platform-http';
