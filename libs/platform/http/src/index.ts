/**
 * The HTTP layer: context, envelope, problems, validation, rate limit. Depends on no feature;
 * `apps/api/src/http.module.ts` defines the order in which its parts run. Main type: {@link RequestContext}.
 */
export {
  type AuthenticatedCaller,
  AuthenticationStrategy,
} from './authentication/authentication-strategy.js';
export {
  REQUIRED_SCOPE,
  RequireScope,
  type ScopeOfRequest,
} from './authentication/require-scope.decorator.js';
export { isScope, ONE_CAPABILITY, type Scope } from './authentication/scope.js';
export { Bodiless } from './bodies/bodiless.decorator.js';
export { KeepRawBody, rawBodyOf } from './bodies/keep-raw-body.decorator.js';
export {
  keepTextBodies,
  passMultipartBodies,
  readJsonBodies,
  readPatchBodies,
} from './bodies/read-json-bodies.js';
export { AcceptPatches } from './bodies/accept-patches.decorator.js';
export { AcceptUploads } from './bodies/accept-uploads.decorator.js';
export { limitBodyTime } from './bodies/limit-body-time.js';
export type { UploadPace } from './bodies/upload-progress.js';
export { readUpload, type Upload, type UploadOptions } from './bodies/read-upload.js';
export {
  type Envelope,
  type EnvelopeMetadata,
  type ReducedMetadata,
  RenderedEnvelope,
} from './envelope/envelope.js';
export { enveloped } from './responses/enveloped.js';
export { RawResponse } from './responses/raw-response.decorator.js';
export { DEPRECATION_EXTENSION, Deprecated, DeprecatedBy } from './deprecation/deprecated.decorator.js';
export { type Deprecation, checkedDeprecation, deprecationText } from './deprecation/deprecation.js';
export { ProblemFilter } from './problems/problem.filter.js';
export { RefuseWith } from './problems/refuse-with.decorator.js';
export { type RefusalForm, type RouteOfRequest, routeOf } from './route-options.js';
export { renderProblem } from './problems/render-problem.js';
export { problemHeaders } from './problems/problem-headers.js';
export type { Admission } from './hooks/admission.js';
export { registerHttpHooks } from './hooks/register-http-hooks.js';
export { type Html, html, type HtmlValue, raw } from './html/html.js';
export { BODY_LIMIT_BYTES, type HttpConfig, httpConfig } from './http.config.js';
export { IdempotencyKey } from './idempotency-key.decorator.js';
export { readIdempotencyKey } from './idempotency-key.js';
export { NegotiationGuard, Produces } from './negotiation.guard.js';
export { API_HEADERS } from './openapi/api-headers.js';
export { ApiIdempotencyKey } from './openapi/api-idempotency-key.decorator.js';
export { ApiEnvelope, ApiFailures } from './openapi/api-envelope.decorator.js';
export {
  EnvelopeMetadataSchema,
  FailureEnvelopeSchema,
  ReducedMetadataSchema,
} from './openapi/envelope.schema.js';
export { asAppError } from './problems/as-app-error.js';
export { failureEnvelope, successEnvelope } from './envelope/envelope.js';
export { isDatabaseUnavailable } from './problems/database-unavailable.js';
export { fastifyFault } from './problems/fastify-fault.js';
export { MalformedRequestError } from './problems/malformed-request.error.js';
export { RateLimitedError } from './problems/rate-limited.error.js';
export { RequestTimeoutError } from './problems/request-timeout.error.js';
export { ServiceUnavailableError } from './problems/service-unavailable.error.js';
export { PUBLIC, Public } from './public.decorator.js';
export { FixedWindows } from './rate-limit/fixed-windows.js';
export { MemoryThrottlerStorage } from './rate-limit/memory-throttler-storage.js';
export { networkOf } from './rate-limit/network-of.js';
export {
  type RateLimitScope,
  type RateLimitState,
  unusedRateLimit,
} from './request-context/rate-limit-state.js';
export { RATE_WINDOW_MS, RateLimiter } from './rate-limit/rate-limiter.js';
export { RedisThrottlerStorage } from './rate-limit/redis-throttler-storage.js';
export { Unlimited } from './rate-limit/unlimited.decorator.js';
export { onBehalfOf } from './request-context/on-behalf-of.js';
export {
  createRequestContext,
  createRequestId,
  type RateLimitSubject,
  type RequestContext,
  requestContextOf,
} from './request-context/request-context.js';
export { type TrustedProxies, trustOf } from './trusted-proxies.js';
export { validateParams } from './validation/validate-params.js';
export { ValidationPipe } from './validation/validation.pipe.js';
export {
  BooleanField,
  ChoiceField,
  ChoicesField,
  IntegerField,
  JsonObjectField,
  JsonObjectsField,
  NumberField,
  StringField,
  StringsField,
} from './fields/fields.js';
export { ObjectField, ObjectsField } from './fields/nested-fields.js';
export { ResultField } from './fields/result-fields.js';
export { FlagField } from './lists/flag-field.js';
export { TimestampField, toTimestamp } from './lists/timestamp-field.js';
export { type Page, type PageRequest, pageOf } from './lists/page-of.js';
export { NumberedPageQuery, PageQuery } from './lists/page-query.js';
export { isUuid, UuidField } from './lists/uuid-field.js';
