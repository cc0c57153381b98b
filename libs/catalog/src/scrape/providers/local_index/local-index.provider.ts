import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  InvalidUrlError,
  ProviderFailure,
  parseTargetUrl,
} from '@capstan/kit';
import { type IndexedDocument, isIndexAddress, LocalIndex } from '@capstan/local-index';
import { failureOfIndex } from '../../../vendors/local_index/local-index.failure.js';
import type { ScrapeParams } from '../../scrape.params.js';
import type { ScrapeResult } from '../../scrape.result.js';
import { documentToScrapeResult } from './local-index.mapper.js';

/** Documents of the index in their indexed version: those of folders, and pages that are unavailable live. */
@DefineProvider({ name: 'local_index', title: 'Local index' })
export class LocalIndexScrapeProvider implements CapabilityProvider<ScrapeParams, ScrapeResult> {
  constructor(private readonly index: LocalIndex) {}

  isConfigured(): boolean {
    return true;
  }

  /**
   * Indexed content was neither fetched nor rendered for this call, so requests for that are not served from the index.
   */
  supports({ url, mode, wait_for }: ScrapeParams): boolean {
    return isIndexAddress(url) || (mode === 'auto' && wait_for === undefined);
  }

  /** @throws InvalidUrlError for a document of a folder that is not in the index, whether the file exists or not. */
  async call(params: ScrapeParams, context: CallContext): Promise<ScrapeResult> {
    context.signal.throwIfAborted();
    const isOfFolder = isIndexAddress(params.url);
    const url = isOfFolder ? params.url : parseTargetUrl(params.url).href;
    const document = await this.read(url, context.timeoutMs);
    if (!document) {
      if (isOfFolder) throw new InvalidUrlError('names a document that is not in the local index');
      throw new ProviderFailure('upstream_error', 'the page is not in the local index', { isTarget: true });
    }
    if (sizeOf(document) > params.max_bytes) {
      throw new ProviderFailure(
        'blocked',
        `the page exceeds the requested limit of ${params.max_bytes} bytes (max_bytes)`,
        { isFinal: true, isTarget: true },
      );
    }
    return documentToScrapeResult(document, params);
  }

  private async read(url: string, timeoutMs: number): Promise<IndexedDocument | null> {
    try {
      return await this.index.read(url, timeoutMs);
    } catch (error) {
      throw failureOfIndex(error);
    }
  }
}

function sizeOf({ parts }: IndexedDocument): number {
  const textsOf = (part: (typeof parts)[number]): readonly string[] =>
    part.kind === 'table' ? [...part.header, ...part.rows.flat()] : [part.text];
  return parts.flatMap(textsOf).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
