/**
 * The API for authors of capabilities, providers and plugins (docs/extending). Depends on the platform and on no
 * feature. Main types: {@link Capability}, {@link CapabilityProvider}.
 */
export {
  type Capability,
  type CapabilityExample,
  type CapabilityInnerCalls,
  type CapabilityUnit,
  type CreditPrice,
  defineCapability,
} from './capability.js';
export type { Caller, CallerSpending } from './caller.js';
export { type CapabilityConfig, capabilityConfigOf, catalogConfigSlices } from './capability-config.js';
export {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  type ProviderInfo,
  providerInfoOf,
} from './capability-provider.js';
export {
  ChargedOnCompletion,
  ChargedOnStart,
  type DurableCall,
  type DurableOutcome,
  DurableProvider,
  type PendingCall,
  type StartedCall,
} from './durable-provider.js';
export type { CapabilityUpload, UploadReceiver } from './upload-receiver.js';
export type { JobContext } from './job-context.js';
export type { JobProgress } from './job-progress.js';
export { type ItemWork, runJobItem, runJobItems } from './run-job-items.js';
export { type PartialAnswer, type PartialCall, PaidCalls } from './paid-calls.js';
export type {
  EndedJobItem,
  HandedOverItem,
  ItemWorkplace,
  JobItemCounts,
  JobItems,
  NewJobItem,
  OpenJobItem,
} from './job-items.js';
export { type AccountSummary, Accounts } from './plugin/accounts.js';
export { type CapstanConfig, defineCapstanConfig } from './plugin/capstan-config.js';
export { type CreditGrant, Credits } from './plugin/credits.js';
export { CurrentPrincipal } from './plugin/current-principal.decorator.js';
export { OnDomainEvent } from './plugin/on-domain-event.decorator.js';
export { definePlugin, type Plugin } from './plugin/plugin.js';
export { type RequestPrincipal, RequestPrincipals } from './plugin/request-principals.js';
export type { ServiceEventName, ServiceEvents } from './plugin/service-events.js';
export {
  type CallbackRequest,
  CallbackRefused,
  checkFreshness,
  type DeliveryReport,
  type ReceivedCallback,
} from './messages/delivery-report.js';
export {
  defineMessageTransport,
  type MessageTransportClass,
  type MessageTransportDeclaration,
} from './messages/define-message-transport.js';
export {
  DefineTransport,
  type MessageTransport,
  transportConfigSlices,
  transportInfoOf,
  type TransportInfo,
} from './messages/message-transport.js';
export {
  MESSAGE_CHANNELS,
  type MessageAttachment,
  type MessageChannel,
  type OutgoingMessage,
  type SentMessage,
} from './messages/outgoing-message.js';
export { refusalForStatus, refusalOf } from './messages/refusal-of.js';
export { failureForError } from './failure-for-error.js';
export { failureOfReading } from './failure-of-reading.js';
export { type CapabilityFinisher, type Finished } from './finisher.js';
export { type Merge, type ProviderResult } from './merge.js';
export { CapabilityClient, type CapabilityClientResult } from './capability-client.js';
export { InvalidUrlError } from './invalid-url.error.js';
export { type FailedOutcome, OUTCOMES, type Outcome } from './outcome.js';
export { defineProviderConfig, type ProviderConfig } from './provider-config.js';
export { ProviderFailure } from './provider-failure.js';
export { TargetUrlField } from './target-url/target-url.field.js';
export { parseTargetUrl } from './target-url/target-url.js';
export { VendorTargets } from './target-url/vendor-targets.js';
export { type WaitFor, WaitForField, waitForOf } from './target-url/wait-for.js';
export { defineHttpProvider, type HttpProviderClass } from './http-provider/define-http-provider.js';
export {
  type Configured,
  type HttpCall,
  type HttpExchange,
  type HttpProviderDeclaration,
} from './http-provider/http-provider.declaration.js';
export { type FileToSend, MultipartBody, type MultipartFields } from './http-provider/file-bodies.js';
export { bearer, type HttpRequest } from './http-provider/http-request.js';
export {
  type AnswerBodies,
  exchange,
  isJsonNotFound,
  jsonOf,
  type VendorDialect,
} from './vendor/exchange.js';
export { failureForStatus } from './vendor/failure-for-status.js';
export { fieldsOf, listOf, numberOf, textOf } from '@capstan/parsing';
export { Pace, type PaceLimits } from './vendor/pace.js';
export {
  ACCOUNT_DATA,
  type AccountData,
  type AccountDataOwner,
  type AccountFile,
  type AccountFiles,
  type AccountTable,
} from '@capstan/platform-core';
export { AppError, CAPABILITY_NAME, InvalidRequestError, NotFoundError } from '@capstan/platform-core';
export {
  type ConfigOf,
  type ConfigSlice,
  defineConfig,
  envFlag,
  envInteger,
  envList,
  envSecret,
  envSecretUrl,
  envText,
  envTextOr,
  envUrl,
  envUrlOr,
} from '@capstan/platform-core';
export {
  type AuthenticatedCaller,
  AuthenticationStrategy,
  KeepRawBody,
  Public,
  RawResponse,
  RequireScope,
  rawBodyOf,
  type Scope,
  type ScopeOfRequest,
} from '@capstan/platform-http';
export {
  BooleanField,
  ChoiceField,
  ChoicesField,
  IntegerField,
  JsonObjectField,
  JsonObjectsField,
  NumberField,
  ObjectField,
  ObjectsField,
  ResultField,
  StringField,
  StringsField,
} from '@capstan/platform-http';
export {
  defineEvent,
  type DomainEvent,
  DomainEventsModule,
  type EventAudience,
  type EventType,
  type EventTypeFilter,
  type HandlerDecorator,
  type NewDomainEvent,
  Outbox,
} from '@capstan/platform-events';
export {
  OutboundClient,
  OutboundError,
  type OutboundErrorCode,
  type OutboundRequest,
  type OutboundResponse,
  retryAfterSeconds,
} from '@capstan/platform-outbound';
export {
  Browser,
  BrowserError,
  type BrowserErrorCode,
  type DeviceProfile,
  deviceProfile,
  type PagePicture,
  type ScreenshotOptions,
  type VisitOptions,
  type VisitedPage,
} from '@capstan/platform-browser';
export {
  type ArtifactMediaType,
  ArtifactStore,
  MAX_ARTIFACT_BYTES,
  type NewArtifact,
  type StoredArtifact,
} from '@capstan/platform-artifacts';
export { defineReading, type Reading, ReadingThreads, ThreadError } from '@capstan/platform-jobs';
export { type ModelAnswer, Models, ModelsError } from '@capstan/platform-models';
