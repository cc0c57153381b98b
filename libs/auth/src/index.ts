/**
 * Accounts, API keys and access: who calls, and what their key lets them do. Ids leave this feature, entities
 * do not. Main types: {@link Principal}, {@link ApiKeysService}, {@link Authenticator}.
 */
export { AccessGuard } from './access/access.guard.js';
export { AuthenticationError } from './access/authentication.error.js';
export { Authenticator } from './access/authenticator.js';
export { BodyCredentialsGuard } from './access/body-credentials.guard.js';
export { CurrentPrincipal } from './access/current-principal.decorator.js';
export { InsufficientScopeError } from './access/insufficient-scope.error.js';
export { Public } from './access/public.decorator.js';
export { principalOf, requirePrincipal } from './access/request-verdict.js';
export { RequireScope } from './access/require-scope.decorator.js';
export { requireCapability, requireScope } from './access/require-scope.js';
export type { Account } from './accounts/account.js';
export { AccountsService } from './accounts/accounts.service.js';
export { EmailTakenError } from './accounts/email-taken.error.js';
export { AuthModule } from './auth.module.js';
export { CreatesOnce } from './creations/creates-once.decorator.js';
export { type Creation, creationOf } from './creations/creation.js';
export { type ApiKey, type KeyStatus, type NewApiKey, statusOf } from './keys/api-key.js';
export {
  ApiKeysService,
  type KeyChangesWanted,
  MAX_OVERLAP_SECONDS,
  MAX_WORKING_KEYS,
} from './keys/api-keys.service.js';
export { BeyondOwnLimitsError } from './keys/beyond-own-limits.error.js';
export { CreateKeyBody } from './keys/http/create-key.body.js';
export { Nullable, TIMESTAMP, TIMESTAMP_LENGTH } from './keys/http/key-fields.js';
export { toKeyResult, toNewKeyResult, toRestrictions } from './keys/http/key.mapper.js';
export { KeyListResult, KeyResult, NewKeyResult } from './keys/http/key.result.js';
export { RestrictKeyBody } from './keys/http/restrict-key.body.js';
export { RotateKeyBody } from './keys/http/rotate-key.body.js';
export { API_KEY_PATTERN } from './keys/key-format.js';
export { KeyNotActiveError } from './keys/key-not-active.error.js';
export {
  type KeyRestrictions,
  MAX_CREDIT_CAP,
  MAX_IP_RANGES,
  MAX_KEY_NAME_LENGTH,
  MAX_RATE_LIMIT_PER_MINUTE,
  MAX_SCOPES,
} from './keys/key-restrictions.js';
export { DEFAULT_SCOPES, grants, isScope, type Scope, scopeOfCapability } from './keys/scopes.js';
export { TooManyKeysError } from './keys/too-many-keys.error.js';
export { KeyVerifier } from './verification/key-verifier.js';
export type { Principal } from './verification/principal.js';
export { isRefusal, type Refusal, type Verdict } from './verification/refusal.js';
