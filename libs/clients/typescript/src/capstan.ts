import type { Answer } from './core/answer.js';
import { Caller, type ListParams } from './core/caller.js';
import type { CapstanPromise } from './core/capstan-promise.js';
import { type CapstanOptions, type InternalOptions, settingsOf } from './core/client-options.js';
import type { PagePromise } from './core/page.js';
import type { CapstanRequest, RequestOptions } from './core/request-options.js';
import { route } from './core/route.js';
import { randomUUID } from './core/runtime.js';
import { Transport } from './core/transport.js';
import { uploadForm } from './core/upload-form.js';
import {
  CAPABILITY_ROUTES,
  type Capabilities,
  CapabilityMethods,
  type CapabilityName,
} from './generated/capabilities.js';
import type {
  CapabilityListResult,
  CreditsResult,
  ReceiptResult,
  RequestResult,
  TranscribeParams,
  TranscribeResult,
  UsageResult,
} from './generated/named-types.js';
import { Builds } from './resources/builds.js';
import { Companies } from './resources/companies.js';
import { Inbox } from './resources/inbox.js';
import { Jobs } from './resources/jobs.js';
import { Keys } from './resources/keys.js';
import { Messages } from './resources/messages.js';
import { ResearchRuns } from './resources/research-runs.js';
import { Sites } from './resources/sites.js';
import { Webhooks } from './resources/webhooks.js';
import { type ToolCallOptions, ranTool } from './tool-calls/run-tool.js';
import type { ToolCall, ToolResultOf } from './tool-calls/tool-call.js';
import type { OpenAIResponsesTool, ToolFormats, ToolOptions } from './tool-calls/tool-definitions.js';

/** The period of `usage`; the past 30 days if omitted. */
export interface UsageParams {
  /** Start, ISO 8601. */
  from?: string | undefined;
  /** End, exclusive, ISO 8601. */
  to?: string | undefined;
  /** `key_id` of the calls. */
  key_id?: string | undefined;
}

/** Filters of the entries of `credits`. */
export interface LedgerListParams extends ListParams {
  kind?: CreditsResult['entries'][number]['kind'] | undefined;
}

/** Filters of `requests`. */
export interface RequestListParams extends ListParams {
  /** `key_id` of the calls. */
  key_id?: string | undefined;
  /** `metadata.request_id` of the response. */
  request_id?: string | undefined;
  capability?: string | undefined;
  /** HTTP status of the response. */
  status?: number | undefined;
  /** Slug of the error type. */
  error?: string | undefined;
  /** Start of the period, ISO 8601. */
  from?: string | undefined;
  /** End, exclusive, ISO 8601. */
  to?: string | undefined;
}

/** The Capstan client: each capability is a method, and long jobs are resources. */
export class Capstan extends CapabilityMethods {
  readonly builds: Builds;
  readonly researchRuns: ResearchRuns;
  readonly companies: Companies;
  readonly sites: Sites;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly messages: Messages;
  readonly inbox: Inbox;
  readonly webhooks: Webhooks;
  readonly #caller: Caller;
  readonly #options: CapstanOptions & InternalOptions & { toolScope: string };

  /** @throws CapstanError if there is no key, or in a browser. */
  constructor(options: CapstanOptions = {}) {
    super();
    this.#options = { toolScope: randomUUID(), ...options };
    this.#caller = new Caller(new Transport(settingsOf(options)));
    this.builds = new Builds(this.#caller);
    this.researchRuns = new ResearchRuns(this.#caller);
    this.companies = new Companies(this.#caller);
    this.sites = new Sites(this.#caller);
    this.keys = new Keys(this.#caller);
    this.jobs = new Jobs(this.#caller);
    this.messages = new Messages(this.#caller);
    this.inbox = new Inbox(this.#caller);
    this.webhooks = new Webhooks(this.#caller);
  }

  /** Creates a client that differs from this one in the given options. */
  withOptions(options: CapstanOptions): Capstan {
    return new Capstan({ ...this.#options, ...options });
  }

  /** Calls a capability by its name, including those added after this version of the client. */
  agent<Name extends CapabilityName>(
    capability: Name,
    params: Capabilities[Name]['params'],
    options?: RequestOptions,
  ): CapstanPromise<Answer<Capabilities[Name]['result']>>;
  agent<T = unknown>(
    capability: string,
    params: Record<string, unknown>,
    options?: RequestOptions,
  ): CapstanPromise<Answer<T>>;
  agent(capability: string, params: object, options?: RequestOptions): CapstanPromise<Answer<unknown>> {
    return this.ended('/v1/agent', { capability, params }, options);
  }

  /**
   * Transcribes a file of this machine, which is uploaded; at most 200 MB. A large file may need a longer `timeoutMs`.
   * @param file from `fs.openAsBlob(path)`, a file input or bytes.
   */
  transcribeFile(
    file: Blob,
    params: Omit<TranscribeParams, 'url' | 'audio_base64' | 'file'> = {},
    options?: RequestOptions,
  ): CapstanPromise<Answer<TranscribeResult>> {
    return this.ended(CAPABILITY_ROUTES.transcribe ?? '', uploadForm(file, params), options);
  }

  /** The balance, and the latest ledger entries. */
  credits(params?: LedgerListParams, options?: RequestOptions): CapstanPromise<Answer<CreditsResult>> {
    return this.#caller.get('/v1/credits', options, { ...params });
  }

  /** Calls and credits by day and capability. */
  usage(params?: UsageParams, options?: RequestOptions): CapstanPromise<Answer<UsageResult>> {
    return this.#caller.get('/v1/usage', options, { ...params });
  }

  /** The capabilities with prices and providers. */
  capabilities(options?: RequestOptions): CapstanPromise<Answer<CapabilityListResult>> {
    return this.#caller.get('/v1/capabilities', options);
  }

  /** Calls of the account, newest first. */
  requests(params?: RequestListParams, options?: RequestOptions): PagePromise<RequestResult> {
    return this.#caller.list('/v1/requests', 'requests', { ...params }, options);
  }

  /** Every attempt of a call with its outcome and duration, and the ledger entry. */
  receipt(requestId: string, options?: RequestOptions): CapstanPromise<Answer<ReceiptResult>> {
    return this.#caller.get(route`/v1/requests/${requestId}`, options);
  }

  /** The capabilities as tool definitions, ready for a model. Forward the model's calls to `runTool`. */
  tools(
    format: 'openai',
    variant: ToolOptions & { api: 'responses' },
    options?: RequestOptions,
  ): CapstanPromise<Answer<OpenAIResponsesTool[]>>;
  tools<Format extends keyof ToolFormats>(
    format: Format,
    variant?: ToolOptions,
    options?: RequestOptions,
  ): CapstanPromise<Answer<ToolFormats[Format]>>;
  tools(
    format: keyof ToolFormats,
    variant?: ToolOptions,
    options?: RequestOptions,
  ): CapstanPromise<Answer<unknown>> {
    const query = { format, ...variant };
    return this.#caller.call({ ...options, path: '/v1/tools', query, responseType: 'json' });
  }

  /**
   * Forwards the tool call of a model (OpenAI's or Anthropic's) and returns the message with its result, even if the call
   * failed: the model reads the error, the retry time and the alternative. A call that is repeated with the same id and
   * arguments is not charged again: within this client, or within `conversationId`.
   */
  runTool<Call extends ToolCall>(call: Call, options: ToolCallOptions = {}): Promise<ToolResultOf<Call>> {
    return ranTool((...args) => this.agent(...args), call, this.#options.toolScope, options);
  }

  /** Calls any route of the service, with the key, retries and errors of all calls. */
  request<T = unknown>(request: CapstanRequest): CapstanPromise<Answer<T>> {
    return this.#caller.call<T>(request);
  }

  protected callCapability<Name extends CapabilityName>(
    name: Name,
    params: Capabilities[Name]['params'],
    options: RequestOptions | undefined,
  ): CapstanPromise<Answer<Capabilities[Name]['result']>> {
    const path = CAPABILITY_ROUTES[name];
    return path === null ? this.agent(name, params, options) : this.ended(path, params, options);
  }

  /** A service that restarts during long work responds that it continues; then its end is awaited. */
  private ended<T>(
    path: string,
    body: unknown,
    options: RequestOptions | undefined,
  ): CapstanPromise<Answer<T>> {
    const asksForId = Object.keys(options?.headers ?? {}).some((name) => name.toLowerCase() === 'prefer');
    // A scheduled message is not waited for: the record of a message is its result, at any status.
    const isMessage = path === CAPABILITY_ROUTES.send_message;
    return this.#caller.call<T>({ ...options, method: 'POST', path, body }, async (answer) => {
      if (answer.status !== 202 || asksForId || isMessage) return answer;
      const work = answer.data as { id: string; capability?: string };
      const waiting = { signal: options?.signal, headers: options?.headers };
      const isJob = work.capability !== undefined;
      const end = await (isJob ? this.jobs.wait(work.id, waiting) : this.researchRuns.wait(work.id, waiting));
      return { ...end, data: end.data.result as T };
    });
  }
}
