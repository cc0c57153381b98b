import { CapstanError } from './capstan-error.js';

/** Describes a response that is not from Capstan. */
export interface UnexpectedResponse {
  status: number;
  headers: Headers;
  /** The start of its body. */
  excerpt: string;
}

/** The response is not from Capstan: a page of a proxy, or the URL of another service. */
export class UnexpectedResponseError extends CapstanError {
  override readonly name: string = 'UnexpectedResponseError';
  readonly status: number;
  readonly contentType: string | null;
  readonly headers: Headers;
  /** The first 200 characters of the body. */
  readonly excerpt: string;

  constructor(what: string, { status, headers, excerpt }: UnexpectedResponse, options?: ErrorOptions) {
    const contentType = headers.get('content-type');
    const start = excerpt.slice(0, 200);
    const begins = start === '' ? 'The body is empty.' : `It begins: ${start}`;
    super(`${what} (status ${status}, content type ${contentType ?? 'none'}). ${begins}`, options);
    this.status = status;
    this.contentType = contentType;
    this.headers = headers;
    this.excerpt = start;
  }
}
