import { CapstanError } from '../errors/capstan-error.js';
import { environmentVariable, isBrowser } from './runtime.js';
import { type Sleep, sleep } from './sleep.js';

/** A `fetch` of the caller's: with a proxy, other certificates, tracing. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CapstanOptions {
  /** `CAPSTAN_API_KEY` when left out. */
  apiKey?: string | undefined;
  /** `CAPSTAN_BASE_URL` when left out, and `http://127.0.0.1:3000` without that. */
  baseURL?: string | undefined;
  /** For one attempt, answer included; 600,000 when left out. */
  timeoutMs?: number | undefined;
  /** Attempts after the first; 2 when left out. */
  maxRetries?: number | undefined;
  fetch?: Fetch | undefined;
  /** Sent with every request; null takes one away. */
  defaultHeaders?: Record<string, string | null> | undefined;
  /** Whoever opens the page can read the key and spend its credits: only for pages that nobody else opens. */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** What tests put in the place of clocks. */
export interface InternalOptions {
  sleep?: Sleep;
  /** Without a byte for so long, a stream counts as cut. */
  streamIdleMs?: number;
}

/** Options with nothing left open. */
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

/** @throws CapstanError when there is no key, an address that is none, or a browser. */
export function settingsOf(options: CapstanOptions & InternalOptions): Settings {
  if (isBrowser() && options.dangerouslyAllowBrowser !== true) {
    throw new CapstanError(
      'This is a browser: whoever opens the page could read the API key and spend its credits. Call Capstan from ' +
        'your server. If nobody else opens this page, pass `dangerouslyAllowBrowser: true`.',
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
        '`npm run key -- --account <email>` on the machine of the service makes one.',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new CapstanError(
      'The API key has characters that no key has. Copy it again, without quotes or spaces.',
    );
  }
  return apiKey;
}

function baseURLOf(given: string | undefined): string {
  const text = given ?? environmentVariable('CAPSTAN_BASE_URL') ?? 'http://127.0.0.1:3000';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new CapstanError(
      `The base URL is no http(s) address: ${JSON.stringify(text)}. Pass one such as http://127.0.0.1:3000.`,
    );
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new CapstanError('The base URL has a query, a fragment or credentials. Leave them out.');
  }
  // The version belongs to the paths; who writes it as with other services means the same.
  return url.href.replace(/\/+$/, '').replace(/\/v1$/, '');
}

/** @throws CapstanError when it is 0, less, or no number. */
export function positive(name: string, value: number): number {
  if (value > 0) return value;
  throw new CapstanError(`${name} is to be greater than 0, and is ${value}.`);
}

/** @throws CapstanError when it is less than 0, or no number. */
export function notNegative(name: string, value: number): number {
  if (value >= 0) return value;
  throw new CapstanError(`${name} is to be 0 or more, and is ${value}.`);
}
