import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { Agent, type Dispatcher, request } from 'undici';
import { StorageUnavailableError } from '../storage-unavailable.error.js';
import type { Bucket } from '../storage.config.js';
import { parseS3Error } from './listing.js';

/** A request of one bucket. */
export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Empty: the bucket itself. */
  key: string;
  query?: Readonly<Record<string, string>>;
  /** Made again for each attempt. */
  body?: { bytes: number; open: () => Dispatcher.DispatchOptions['body'] };
}

const ATTEMPTS = 4;
const FIRST_DELAY_MS = 200;
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 60_000;
const ERROR_CHARACTERS = 20_000;

/**
 * Sends requests of S3, signed by SigV4 without hashing the body, so that files are streamed. Requests are idempotent, so what
 * failed for now (connection, 429, 5xx) is repeated with growing delays.
 */
export class S3Client {
  private readonly agent = new Agent({
    connect: { timeout: 10_000 },
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
  });
  private readonly signer: AwsClient;
  private readonly base: string;

  constructor({ endpoint, name, region, accessKeyId, secretAccessKey }: Bucket) {
    this.signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.base = `${endpoint}/${name}`;
  }

  /**
   * Sends a request.
   * @returns the answer with status 2xx, or undefined for 404 of an object. @throws StorageUnavailableError.
   */
  send(wanted: S3Request): Promise<Dispatcher.ResponseData | undefined> {
    return repeated(() => this.attempt(wanted));
  }

  /** Sends a request, and reads the answer as text; one that is cut off is requested again. @throws StorageUnavailableError. */
  read(wanted: S3Request): Promise<string | undefined> {
    return repeated(async () => {
      const answer = await this.attempt(wanted);
      if (!answer || answer instanceof S3Fault) return answer;
      return answer.body
        .text()
        .catch((error: unknown) => new S3Fault(`S3 cut off an answer: ${messageOf(error)}`, true, error));
    });
  }

  close(): Promise<void> {
    return this.agent.close();
  }

  private async attempt({
    method,
    key,
    query,
    body,
  }: S3Request): Promise<Dispatcher.ResponseData | undefined | S3Fault> {
    const url = new URL(key === '' ? this.base : `${this.base}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const { headers } = await this.signer.sign(url.href, { method });
    const answer = await request(url, {
      method,
      headers: { ...Object.fromEntries(headers), ...(body ? { 'content-length': String(body.bytes) } : {}) },
      body: body?.open() ?? null,
      dispatcher: this.agent,
    }).catch((error: unknown) => new S3Fault(`S3 cannot be reached: ${messageOf(error)}`, true, error));
    if (answer instanceof S3Fault || answer.statusCode < 300) return answer;
    const text = (await answer.body.text().catch(() => '')).slice(0, ERROR_CHARACTERS);
    const error = parseS3Error(text);
    // A missing bucket is an error of the configuration, not a missing object.
    if (answer.statusCode === 404 && error?.code !== 'NoSuchBucket') return undefined;
    const isTransient = answer.statusCode === 429 || answer.statusCode >= 500;
    return new S3Fault(
      `S3 answered ${answer.statusCode}${error ? ` ${error.code}: ${error.message}` : ''}`,
      isTransient,
    );
  }
}

/** A failed attempt. */
class S3Fault {
  constructor(
    readonly message: string,
    readonly isTransient: boolean,
    readonly cause?: unknown,
  ) {}
}

async function repeated<T>(work: () => Promise<T | S3Fault>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const fault = await work();
    if (!(fault instanceof S3Fault)) return fault;
    if (!fault.isTransient || attempt === ATTEMPTS)
      throw new StorageUnavailableError(fault.message, fault.cause);
    await delay(FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
