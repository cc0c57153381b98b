export { Capstan, type LedgerListParams, type RequestListParams, type UsageParams } from './capstan.js';
export type { Answer, AnswerMetadata, RateLimit } from './core/answer.js';
export type { ListParams } from './core/caller.js';
export { CapstanPromise } from './core/capstan-promise.js';
export type { CapstanOptions, Fetch } from './core/client-options.js';
export type { Deprecation } from './core/deprecation.js';
export { Page, PagePromise } from './core/page.js';
export type { BodyKind, CapstanRequest, Query, RequestOptions } from './core/request-options.js';
export { VERSION } from './core/version.js';
export { HttpClient } from './http-client.js';
export { APIError } from './errors/api-error.js';
export {
  AuthenticationError,
  ConflictError,
  ContentAccessError,
  CreditsError,
  InvalidRequestError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  TransientError,
} from './errors/api-errors.js';
export { CapstanError } from './errors/capstan-error.js';
export { APIAbortError, APIConnectionError, APITimeoutError } from './errors/connection-errors.js';
export { BuildQuestionError, JobFailedError, StreamError, WaitTimeoutError } from './errors/job-errors.js';
export type { ErrorCategory, FieldFault, LocatedFault } from './errors/problem.js';
export { WebhookVerificationError } from './errors/webhook-verification-error.js';
export { UnexpectedResponseError } from './errors/unexpected-response-error.js';
export { CAPABILITY_ROUTES, type Capabilities, type CapabilityName } from './generated/capabilities.js';
export type * from './generated/named-types.js';
export type { WebhookEvents } from './generated/webhook-events.js';
export type { BuildListParams, Builds } from './resources/builds.js';
export type { Companies } from './resources/companies.js';
export type { Inbox, InboxListParams } from './resources/inbox.js';
export type { WaitOptions } from './resources/job-watch.js';
export type { JobItemListParams, JobListParams, Jobs } from './resources/jobs.js';
export type { KeyListParams, Keys } from './resources/keys.js';
export type { MessageListParams, Messages } from './resources/messages.js';
export type { ReportFormat, ResearchRunListParams, ResearchRuns } from './resources/research-runs.js';
export type { EditOptions, EntryListParams, PatchOperation, Sites } from './resources/sites.js';
export type { DeliveryListParams, WebhookListParams, Webhooks } from './resources/webhooks.js';
export { type VerifyWebhookOptions, type WebhookHeaders, verifyWebhook } from './webhooks/verify-webhook.js';
export type { WebhookEvent } from './webhooks/webhook-event.js';
export type { BuildBrief, BuildEvent, BuildEventFields } from './streaming/build-events.js';
export type { CapabilityJobEvent, CapabilityJobEventFields } from './streaming/capability-job-events.js';
export { EventStream, type StreamOptions } from './streaming/event-stream.js';
export type { EventBase, UnknownEvent } from './streaming/job-event.js';
export type { StreamedEvent } from './streaming/read-events.js';
export type { ResearchEvent, ResearchEventFields } from './streaming/research-events.js';
export type {
  ClaudeToolCall,
  ClaudeToolResult,
  OpenAIChatToolCall,
  OpenAIChatToolResult,
  OpenAIResponsesToolCall,
  OpenAIResponsesToolResult,
  ToolCall,
  ToolResultOf,
} from './tool-calls/tool-call.js';
export type { ToolCallOptions } from './tool-calls/run-tool.js';
export type {
  ClaudeTool,
  McpTool,
  McpTools,
  OpenAIChatTool,
  OpenAIResponsesTool,
  RawTool,
  RawTools,
  ToolFormats,
  ToolOptions,
  ToolSchema,
} from './tool-calls/tool-definitions.js';
export type { ToolError } from './tool-calls/tool-error.js';
