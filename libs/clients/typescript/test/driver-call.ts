import {
  APIError,
  type Answer,
  type Capstan,
  CapstanError,
  EventStream,
  BuildQuestionError,
  JobFailedError,
  Page,
  PagePromise,
  StreamError,
  UnexpectedResponseError,
  WaitTimeoutError,
} from '../src/index.js';

/** A call in the format of the behavior suite: names in snake_case, parameters by their API names. */
export interface DriverCall {
  call: string;
  args?: Record<string, unknown>;
  options?: Record<string, unknown>;
  /** Maximum number of items of a stream or a list. */
  collect?: number;
}

/** The outcome of a call for the suite. */
export interface Outcome {
  ok: boolean;
  [field: string]: unknown;
}

/** Positional arguments, in this order; the rest is one object. */
const POSITIONAL: Record<string, string[]> = {
  agent: ['capability', 'params'],
  receipt: ['request_id'],
  tools: ['format'],
  run_tool: ['call'],
  'builds.create': [],
  'builds.create_and_wait': [],
  'research_runs.report': ['id', 'format'],
  'companies.entries': ['company_id', 'collection'],
  'companies.export_entries': ['company_id', 'collection'],
  'companies.delete_entry': ['company_id', 'collection', 'entry_id'],
  'sites.edit_document': ['site_id', 'patch'],
  'sites.entries': ['site_id', 'collection'],
  'sites.export_entries': ['site_id', 'collection'],
  'sites.delete_entry': ['site_id', 'collection', 'entry_id'],
  'sites.annotate_entry': ['site_id', 'collection', 'entry_id'],
  'builds.file': ['execution_id', 'path'],
  'webhooks.delivery': ['id', 'delivery_id'],
  'webhooks.resend': ['id', 'delivery_id'],
};
const IDS = ['execution_id', 'site_id', 'company_id', 'id'];
/** Calls without an object of parameters before the options. */
const WITHOUT_PARAMS =
  /^(capabilities|receipt|agent|run_tool|.*\.(get|stop|stream|wait|files|file|archive|document|edit_document|cancel|report|evidence|data|export_entries|delete_entry|revoke|stream_token)|webhooks\.(delete|test|delivery|resend)|messages\.(settings|rotate_secret)|sites\.(owner_settings|renew_owner_link|delete_owner_link))$/;

export async function outcomeOf(client: () => Capstan, call: DriverCall): Promise<Outcome> {
  const items: unknown[] = [];
  const cancellation = new AbortController();
  const { cancel_after_ms: cancelAfterMs } = call.options ?? {};
  const timer =
    typeof cancelAfterMs === 'number' ? setTimeout(() => cancellation.abort(), cancelAfterMs) : undefined;
  try {
    const under = started(client(), call, cancellation.signal);
    if (call.collect !== undefined && (under instanceof EventStream || under instanceof PagePromise)) {
      await collect(under, call.collect, items);
      return { ok: true, items };
    }
    return { ok: true, ...seenOf(await under, call.call) };
  } catch (error) {
    return { ok: false, error: errorOutcome(error), items };
  } finally {
    clearTimeout(timer);
  }
}

function started(
  client: Capstan,
  { call, args = {}, options = {} }: DriverCall,
  signal: AbortSignal,
): unknown {
  const { cancel_after_ms: _, ...named } = options;
  const given = { ...camelKeys(named), signal };
  if (call === 'request') return client.request({ path: '/', ...camelKeys(args), ...given });
  const target = call.split('.').map(camel);
  const method = target.pop()!;
  const owner = target.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], client);
  const names = POSITIONAL[call] ?? (call.includes('.') ? IDS.filter((name) => name in args) : []);
  const first = names.map((name) => args[name]);
  const rest = Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));
  const last = WITHOUT_PARAMS.test(call) ? [{ ...rest, ...given }] : [rest, given];
  return (owner as Record<string, (...args: unknown[]) => unknown>)[method]!(...first, ...last);
}

async function collect(source: AsyncIterable<unknown>, most: number, items: unknown[]): Promise<void> {
  if (most <= 0) return;
  for await (const item of source) {
    items.push(item);
    if (items.length >= most) return;
  }
}

function seenOf(result: unknown, call: string): object {
  // Only the message for the model remains.
  if (call === 'run_tool') return { data: result };
  if (result instanceof Page) return { ...seenOf(result.answer, call), items: result.items };
  const { data, creditsUsed, metadata, requestId, isReplay, rateLimit } = result as Answer<unknown>;
  return {
    data: data instanceof Uint8Array ? Buffer.from(data).toString('base64') : data,
    credits_used: creditsUsed,
    metadata,
    request_id: requestId,
    is_replay: isReplay,
    rate_limit: rateLimit && {
      limit: rateLimit.limit,
      remaining: rateLimit.remaining,
      reset_at: rateLimit.resetAt.getTime() / 1000,
    },
  };
}

function errorOutcome(error: unknown): object {
  if (!(error instanceof CapstanError)) {
    return { class: (error as Error).constructor.name, bases: [], message: (error as Error).stack };
  }
  return {
    class: error.constructor.name,
    bases: basesOf(error),
    message: error.message,
    ...(error instanceof UnexpectedResponseError ? { status: error.status } : {}),
    ...(error instanceof WaitTimeoutError ? { id: error.id } : {}),
    ...(error instanceof StreamError ? { last_seq: error.lastSeq } : {}),
    ...(error instanceof JobFailedError ? { id: error.id, job: error.job } : {}),
    ...(error instanceof BuildQuestionError
      ? { id: error.id, question: error.question, job: error.job }
      : {}),
    ...(error instanceof APIError ? problemOf(error) : {}),
  };
}

const problemOf = (error: APIError): object => ({
  status: error.status,
  type: error.type,
  slug: error.slug,
  title: error.title,
  detail: error.detail,
  category: error.category,
  is_retriable: error.isRetriable,
  retry_after_seconds: error.retryAfterSeconds,
  alternative_action: error.alternativeAction,
  request_id: error.requestId,
  errors: error.errors,
});

function basesOf(error: CapstanError): string[] {
  const names: string[] = [];
  let at: { constructor: { name: string } } = Object.getPrototypeOf(error);
  while (at.constructor.name !== 'CapstanError') {
    at = Object.getPrototypeOf(at);
    names.push(at.constructor.name);
  }
  return names;
}

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const camelKeys = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [camel(name), value]));
