import { CapstanError } from './capstan-error.js';

/** What an answer that is not Capstan's looks like. */
export interface UnexpectedResponse {
  status: number;
  headers: Headers;
  /** Its first characters. */
  excerpt: string;
}

/** The answer is none of Capstan's: a page of a proxy, or the address of something else. */
export class UnexpectedResponseError extends CapstanError {
  override readonly name: string = 'UnexpectedResponseError';
  readonly status: number;
  readonly contentType: string | null;
  readonly headers: Headers;
  /** The first 200 characters of the answer. */
  readonly excerpt: string;

  constructor(what: string, { status, headers, excerpt }: UnexpectedResponse, options?: ErrorOptions) {
    const contentType = headers.get('content-type');
    const start = excerpt.slice(0, 200);
    const begins = start === '' ? 'It is empty.' : `It begins: ${start}`;
    super(`${what} (status ${status}, content type ${contentType ?? 'none'}). ${begins}`, options);
    this.status = status;
    this.contentType = contentType;
    this.headers = headers;
    this.excerpt = start;
  }
}
