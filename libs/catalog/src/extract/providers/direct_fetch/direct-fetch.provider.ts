import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  OutboundClient,
  ProviderFailure,
  ReadingThreads,
  defineReading,
  failureOfReading,
} from '@capstan/kit';
import { contentKindOf } from '@capstan/page-reading';
import { NEXT_STEP } from '../../../pages/page-fault.js';
import { refusalOfStatus } from '../../../pages/refusal-of-status.js';
import { failureOfRequest } from '../../../pages/failure-of-request.js';
import type { ExtractParams } from '../../extract.params.js';
import type { ExtractPage, ExtractResult } from '../../extract.result.js';
import type { FetchedPage, extractFields } from '../../fill/extract-fields.reading.js';
import type { Filled } from '../../fill/filled.js';
import { joinedFields } from '../../joined-fields.js';
import { ModelFields, type PageText } from '../../model/model-fields.js';
import type { ObjectField } from '../../schema/field.js';
import { readSchema } from '../../schema/read-schema.js';

const EXTRACT = defineReading<typeof extractFields>(
  import.meta.url,
  '../../fill/extract-fields.reading.js',
  'extractFields',
);

const MAX_BYTES = 10 * 1024 * 1024;
/** Time reserved at the end of the attempt to return the values in markup. */
const MARGIN_MS = 500;

interface ReadPage extends PageText {
  fields: Filled;
}

/** Fetches the pages and reads their markup; what it does not state is read by a language model, if one is configured. */
@DefineProvider({ name: 'direct_fetch', title: 'Direct fetch', failuresAreTargets: true })
export class DirectFetchExtractProvider implements CapabilityProvider<ExtractParams, ExtractResult> {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly threads: ReadingThreads,
    private readonly model: ModelFields,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** @throws InvalidUrlError for URLs that are never fetched; ProviderFailure if no page can be read. */
  async call({ urls, schema }: ExtractParams, context: CallContext): Promise<ExtractResult> {
    const endsAtMs = performance.now() + context.timeoutMs - MARGIN_MS;
    const wanted = readSchema(schema);
    const reads = await Promise.all(urls.map((url) => this.attempt(url, wanted, context)));
    const read = reads.flatMap(({ found }) => found ?? []);
    const [failure] = reads.flatMap((one) => one.failure ?? []);
    if (read.length === 0 && failure) throw failure;
    const pages = reads.map(({ failure: reason }, at): ExtractPage => ({
      url: urls[at] ?? '',
      is_read: reason === undefined,
      error: reason?.message ?? null,
    }));
    const ofTexts = await this.fieldsOfTexts(wanted, read, context, endsAtMs);
    return { ...joinedFields(wanted, [...read, ...ofTexts]), pages };
  }

  /** The fields that no markup states, from the texts of the pages in turn. */
  private async fieldsOfTexts(
    schema: ObjectField,
    pages: readonly ReadPage[],
    { signal, requestId }: CallContext,
    endsAtMs: number,
  ): Promise<ReadPage[]> {
    const found: ReadPage[] = [];
    for (const page of pages) {
      const missing = new Set(joinedFields(schema, [...pages, ...found]).missing);
      const open = { ...schema, fields: schema.fields.filter(({ name }) => missing.has(name)) };
      const timeoutMs = Math.floor(endsAtMs - performance.now());
      const fields = await this.model.read(open, page, { signal, requestId, timeoutMs });
      found.push({ ...page, fields });
    }
    return found;
  }

  /** A page that cannot be read does not fail the others. */
  private async attempt(
    url: string,
    schema: ObjectField,
    context: CallContext,
  ): Promise<{ found?: ReadPage; failure?: ProviderFailure }> {
    try {
      const page = await this.fetch(url, context);
      return { found: { url: page.url, ...(await this.read(page, schema, context.signal)) } };
    } catch (error) {
      context.signal.throwIfAborted();
      if (error instanceof ProviderFailure) return { failure: error };
      throw error;
    }
  }

  private async fetch(url: string, { signal, timeoutMs }: CallContext): Promise<FetchedPage> {
    const response = await this.outbound
      .request({
        url,
        headers: { accept: 'text/html,application/xhtml+xml' },
        respectRobots: true,
        maxBytes: MAX_BYTES,
        signal,
        timeoutMs,
      })
      .catch((error: unknown) => {
        throw failureOfRequest(error);
      });
    const verdict = contentKindOf(response);
    const html = 'kind' in verdict && verdict.kind === 'html' ? response.text() : '';
    const refusal = refusalOfStatus(response.status, response.headers, html);
    if (refusal) throw refusal;
    if (html === '') {
      throw new ProviderFailure('blocked', 'the page is not HTML', {
        isFinal: true,
        alternativeAction: NEXT_STEP.not_html,
      });
    }
    return { url: response.url, headers: { ...response.headers }, html };
  }

  private async read(
    page: FetchedPage,
    schema: ObjectField,
    signal: AbortSignal,
  ): Promise<Omit<ReadPage, 'url'>> {
    const read = await this.threads.run(EXTRACT, signal, page, schema).catch((error: unknown) => {
      throw failureOfReading(error);
    });
    if (read.wall === null) return read;
    throw new ProviderFailure('blocked', `${read.wall} blocks the page`, { isTarget: true });
  }
}
