import {
  type OutboundClient,
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
} from '@capstan/platform-outbound';
import { ProviderFailure } from '../provider-failure.js';
import { failureForStatus } from './failure-for-status.js';

/** The body of an answer, by the way it is read. */
export interface AnswerBodies {
  json: unknown;
  text: string;
  bytes: Uint8Array;
}

type Awaitable<T> = T | Promise<T>;

/** How a vendor words its answers. */
export interface VendorDialect<T, K extends keyof AnswerBodies = 'json'> {
  /** For messages: `Brave Search`. */
  title: string;
  /** How the body is read; default `json`. */
  answer?: K;
  /** Whether the vendor says that it knows nothing, under whatever status. Asked before `failureOf`. */
  isEmpty?: (response: OutboundResponse) => boolean;
  /** What an answer means where its status does not say it, 2xx included; undefined: the status says it. */
  failureOf?: (response: OutboundResponse) => Awaitable<ProviderFailure | undefined>;
  /** What it means that no complete answer came; null: nothing was found; undefined: the error says it. */
  failureOfError?: (error: OutboundError) => ProviderFailure | null | undefined;
  /** The part that matters; null: nothing was found; undefined: not an answer of this vendor. */
  read: (body: AnswerBodies[K], response: OutboundResponse) => Awaitable<T | null | undefined>;
}

/**
 * One exchange with a vendor.
 * @returns null when the vendor knows nothing.
 * @throws ProviderFailure; OutboundError when no answer came.
 */
export async function exchange<T, K extends keyof AnswerBodies = 'json'>(
  outbound: OutboundClient,
  request: OutboundRequest,
  dialect: VendorDialect<T, K>,
): Promise<T | null> {
  const response = await answerTo(outbound, request, dialect);
  if (!response || dialect.isEmpty?.(response)) return null;
  const failure = (await dialect.failureOf?.(response)) ?? failureForStatus(response);
  if (failure) throw failure;
  const answer = await dialect.read(bodyOf(response, dialect), response);
  if (answer === undefined) {
    throw new ProviderFailure('upstream_error', `the answer is not one of ${dialect.title}`);
  }
  return answer;
}

/** The body as JSON where it may be anything: undefined instead of an error. */
export function jsonOf(response: OutboundResponse): unknown {
  try {
    return response.json();
  } catch {
    return undefined;
  }
}

/** `isEmpty` of vendors that answer 404, in JSON, for what they do not know. A 404 of a proxy is not in JSON. */
export function isJsonNotFound(response: OutboundResponse): boolean {
  return response.status === 404 && jsonOf(response) !== undefined;
}

async function answerTo<T, K extends keyof AnswerBodies>(
  outbound: OutboundClient,
  request: OutboundRequest,
  { answer = 'json' as K, failureOfError }: VendorDialect<T, K>,
): Promise<OutboundResponse | null> {
  const accept: Record<string, string> = answer === 'json' ? { accept: 'application/json' } : {};
  try {
    return await outbound.request({ ...request, headers: { ...accept, ...request.headers } });
  } catch (error) {
    const meaning = error instanceof OutboundError ? failureOfError?.(error) : undefined;
    if (meaning === null) return null;
    throw meaning ?? error;
  }
}

function bodyOf<T, K extends keyof AnswerBodies>(
  response: OutboundResponse,
  { answer = 'json' as K }: VendorDialect<T, K>,
): AnswerBodies[K] {
  const readers: { [Kind in keyof AnswerBodies]: () => AnswerBodies[Kind] } = {
    json: () => response.json(),
    text: () => response.text(),
    bytes: () => response.body,
  };
  return readers[answer]();
}
