import {
  type OutboundClient,
  type OutboundRequest,
  type OutboundResponse,
  OutboundError,
} from '@capstan/platform-outbound';
import { ProviderFailure } from '../provider-failure.js';
import { failureForStatus } from './failure-for-status.js';

/** The body of a response, by how it is read. */
export interface AnswerBodies {
  json: unknown;
  text: string;
  bytes: Uint8Array;
}

type Awaitable<T> = T | Promise<T>;

/** How to interpret the responses of a vendor. */
export interface VendorDialect<T, K extends keyof AnswerBodies = 'json'> {
  /** For messages: `Brave Search`. */
  title: string;
  /** How the body is read; default `json`. */
  answer?: K;
  /** Whether the vendor reports an empty result, with any status. Called before `failureOf`. */
  isEmpty?: (response: OutboundResponse) => boolean;
  /** The failure of a response where its status is not enough, 2xx included; undefined: that of the status. */
  failureOf?: (response: OutboundResponse) => Awaitable<ProviderFailure | undefined>;
  /** The failure when no complete response arrived; null: the result is empty; undefined: that of the error. */
  failureOfError?: (error: OutboundError) => ProviderFailure | null | undefined;
  /** Extracts the relevant data; null: the result is empty; undefined: not a response of this vendor. */
  read: (body: AnswerBodies[K], response: OutboundResponse) => Awaitable<T | null | undefined>;
}

/**
 * Makes one exchange with a vendor.
 * @returns null when the vendor has no result.
 * @throws ProviderFailure; OutboundError when there was no response.
 */
export async function exchange<T, K extends keyof AnswerBodies = 'json'>(
  outbound: OutboundClient,
  request: OutboundRequest,
  dialect: VendorDialect<T, K>,
): Promise<T | null> {
  const response = await answerTo(outbound, request, dialect);
  if (!response || dialect.isEmpty?.(response)) return null;
  const isOk = response.status >= 200 && response.status < 300;
  const failure = (await dialect.failureOf?.(response)) ?? (isOk ? undefined : failureForStatus(response));
  if (failure) throw failure;
  const answer = await dialect.read(bodyOf(response, dialect), response);
  if (answer === undefined) {
    throw new ProviderFailure('upstream_error', `the response is not one of ${dialect.title}`);
  }
  return answer;
}

/** Parses the body as JSON; undefined if it is not JSON. */
export function jsonOf(response: OutboundResponse): unknown {
  try {
    return response.json();
  } catch {
    return undefined;
  }
}

/** `isEmpty` of vendors that respond 404, with JSON, when they have no result. A 404 of a proxy is not JSON. */
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
