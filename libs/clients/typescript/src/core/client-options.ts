import { CapstanError } from '../errors/capstan-error.js';
import { environmentVariable, isBrowser } from './runtime.js';
import { type Sleep, sleep } from './sleep.js';

/** A custom `fetch`: for a proxy, other certificates, tracing. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CapstanOptions {
  /** `CAPSTAN_API_KEY` if omitted. */
  apiKey?: string | undefined;
  /** `CAPSTAN_BASE_URL` if omitted, and `http://127.0.0.1:3000` without that. */
  baseURL?: string | undefined;
  /** Timeout of one attempt, including the response; default 600,000. */
  timeoutMs?: number | undefined;
  /** Attempts after the first; default 2. */
  maxRetries?: number | undefined;
  fetch?: Fetch | undefined;
  /** Sent with every request; null removes one. */
  defaultHeaders?: Record<string, string | null> | undefined;
  /** Anyone who opens the page can read the key and spend its credits: only for private pages. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** Replaces clocks in tests. */
export interface InternalOptions {
  sleep?: Sleep;
  /** A stream that is silent for this time counts as disconnected. */
  streamIdleMs?: number;
}

/** Options with their defaults applied. */
export interface Settings {
  apiKey: string;
  baseURL: string;
  timeoutMs: number;
  maxRetries: number;
  fetch: Fetch;
  defaultHeaders: Record<string, string | null>;
  sleep: Sleep;
  streamIdleMs: number;
}

/** @throws CapstanError if there is no key, the base URL is invalid, or in a browser. */
export function settingsOf(options: CapstanOptions & InternalOptions): Settings {
  if (isBrowser() && options.dangerouslyAllowBrowser !== true) {
    throw new CapstanError(
      'This is a browser: anyone who opens the page could read the API key and spend its credits. Call Capstan from ' +
        'your server. If the page is private, pass `dangerouslyAllowBrowser: true`.',
    );
  }
  return {
    apiKey: apiKeyOf(options.apiKey),
    baseURL: baseURLOf(options.baseURL),
    timeoutMs: positive('timeoutMs', options.timeoutMs ?? 600_000),
    maxRetries: notNegative('maxRetries', options.maxRetries ?? 2),
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    defaultHeaders: options.defaultHeaders ?? {},
    sleep: options.sleep ?? sleep,
    streamIdleMs: options.streamIdleMs ?? 45_000,
  };
}

function apiKeyOf(given: string | undefined): string {
  const apiKey = (given ?? environmentVariable('CAPSTAN_API_KEY'))?.trim();
  if (!apiKey) {
    throw new CapstanError(
      'There is no API key. Pass `apiKey` to `new Capstan()`, or set the environment variable CAPSTAN_API_KEY; ' +
        '`npm run key -- --account <email>` on the machine of the service creates one.',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new CapstanError('The API key has invalid characters. Copy it again, without quotes or spaces.');
  }
  return apiKey;
}

function baseURLOf(given: string | undefined): string {
  const text = given ?? environmentVariable('CAPSTAN_BASE_URL') ?? 'http://127.0.0.1:3000';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new CapstanError(
      `The base URL is not an http(s) URL: ${JSON.stringify(text)}. Pass one such as http://127.0.0.1:3000.`,
    );
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new CapstanError('The base URL must not have a query, a fragment or credentials.');
  }
  // The version belongs to the paths; a base URL that ends with it is accepted.
  return url.href.replace(/\/+$/, '').replace(/\/v1$/, '');
}

/** @throws CapstanError if it is not greater than 0. */
export function positive(name: string, value: number): number {
  if (value > 0) return value;
  throw new CapstanError(`${name} must be greater than 0 (got ${value}).`);
}

/** @throws CapstanError if it is negative or not a number. */
export function notNegative(name: string, value: number): number {
  if (value >= 0) return value;
  throw new CapstanError(`${name} must be 0 or more (got ${value}).`);
}
