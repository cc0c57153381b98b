import {
  Browser,
  BrowserError,
  type BrowserErrorCode,
  type VisitOptions,
  type VisitedPage,
} from '@capstan/platform-browser';
import { type OutboundClient, OutboundError } from '@capstan/platform-outbound';

/** One gray pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/** Outcomes with the same name in both guards; others are a lost connection to a browser. */
const SHARED = new Set<string>([
  'invalid_url',
  'refused_address',
  'robots_disallowed',
  'dns',
  'timeout',
  'aborted',
  'too_large',
]);

/** A browser that renders the response of the upstream of a bench, and fails like it. */
export class BenchBrowser extends Browser {
  constructor(private readonly outbound: OutboundClient) {
    super();
  }

  override isAvailable(): boolean {
    return true;
  }

  override async visit<T>(
    { url, signal, timeoutMs }: VisitOptions,
    read: (page: VisitedPage) => Promise<T>,
  ): Promise<T> {
    const answer = await this.outbound.request({ url, signal, timeoutMs }).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      const code = SHARED.has(error.code) ? (error.code as BrowserErrorCode) : 'connect';
      throw new BrowserError(code, error.message);
    });
    return read({
      url: answer.url,
      status: answer.status,
      headers: answer.headers,
      html: () => Promise.resolve(answer.text()),
      screenshot: () => Promise.resolve({ bytes: PICTURE, width: 1, height: 1, isCut: false }),
    });
  }
}
