/* oxlint-disable max-lines */
// Generated from docs/openapi.json by `npm run clients:generate`. Do not edit.

import type { Answer } from '../core/answer.js';
import type { CapstanPromise } from '../core/capstan-promise.js';
import type { RequestOptions } from '../core/request-options.js';
import type {
  BatchParams,
  BatchResult,
  BuildCreatedResult,
  BuildIdParams,
  BuildMessageAcceptedResult,
  BuildMessageParams,
  BuildParams,
  BuildResult,
  BuildStoppedResult,
  CrawlParams,
  CrawlResult,
  EmailsParams,
  EmailsResult,
  EnrichCompanyParams,
  EnrichCompanyResult,
  EnrichPersonParams,
  EnrichPersonResult,
  ExtractParams,
  ExtractResult,
  GenerateImageParams,
  GenerateImageResult,
  MapParams,
  MapResult,
  MessageResult,
  ResearchParams,
  ResearchResult,
  ScrapeParams,
  ScrapeResult,
  ScreenshotParams,
  ScreenshotResult,
  SearchImagesParams,
  SearchImagesResult,
  SearchParams,
  SearchResult,
  SendMessageParams,
  TranscribeParams,
  TranscribeResult,
  VerifyEmailParams,
  VerifyEmailResult,
} from './named-types.js';

/** What each capability takes and gives, by its name. */
export interface Capabilities {
  search: { params: SearchParams; result: SearchResult };
  scrape: { params: ScrapeParams; result: ScrapeResult };
  map: { params: MapParams; result: MapResult };
  crawl: { params: CrawlParams; result: CrawlResult };
  extract: { params: ExtractParams; result: ExtractResult };
  screenshot: { params: ScreenshotParams; result: ScreenshotResult };
  search_images: { params: SearchImagesParams; result: SearchImagesResult };
  generate_image: { params: GenerateImageParams; result: GenerateImageResult };
  enrich_company: { params: EnrichCompanyParams; result: EnrichCompanyResult };
  enrich_person: { params: EnrichPersonParams; result: EnrichPersonResult };
  emails: { params: EmailsParams; result: EmailsResult };
  verify_email: { params: VerifyEmailParams; result: VerifyEmailResult };
  transcribe: { params: TranscribeParams; result: TranscribeResult };
  batch: { params: BatchParams; result: BatchResult };
  research: { params: ResearchParams; result: ResearchResult };
  send_message: { params: SendMessageParams; result: MessageResult };
  build: { params: BuildParams; result: BuildCreatedResult };
  build_status: { params: BuildIdParams; result: BuildResult };
  build_message: { params: BuildMessageParams; result: BuildMessageAcceptedResult };
  build_stop: { params: BuildIdParams; result: BuildStoppedResult };
}

/** Name of a capability that this version of the client knows. */
export type CapabilityName = keyof Capabilities;

/** The routes of capabilities; those that have none of their own are called through `POST /v1/agent`. */
export const CAPABILITY_ROUTES: Readonly<Record<CapabilityName, string | null>> = {
  search: '/v1/search',
  scrape: '/v1/scrape',
  map: '/v1/map',
  crawl: '/v1/crawl',
  extract: '/v1/extract',
  screenshot: '/v1/screenshot',
  search_images: '/v1/search/images',
  generate_image: '/v1/images',
  enrich_company: '/v1/enrich/company',
  enrich_person: '/v1/enrich/person',
  emails: '/v1/emails',
  verify_email: '/v1/verify/email',
  transcribe: '/v1/transcribe',
  batch: '/v1/batch',
  research: '/v1/research',
  send_message: '/v1/messages',
  build: null,
  build_status: null,
  build_message: null,
  build_stop: null,
};

/** A method for each capability. */
export abstract class CapabilityMethods {
  protected abstract callCapability<Name extends CapabilityName>(
    name: Name,
    params: Capabilities[Name]['params'],
    options: RequestOptions | undefined,
  ): CapstanPromise<Answer<Capabilities[Name]['result']>>;

  /**
   * Searches the web, news, academic sources or indexed documents, optionally with a cited answer.
   * Costs 1 credit; failures are free.
   */
  search(params: SearchParams, options?: RequestOptions): CapstanPromise<Answer<SearchResult>> {
    return this.callCapability('search', params, options);
  }

  /**
   * Reads one web page or PDF and returns its main content as Markdown, text or HTML, its links and metadata.
   * Costs 1 credit; failures are free.
   */
  scrape(params: ScrapeParams, options?: RequestOptions): CapstanPromise<Answer<ScrapeResult>> {
    return this.callCapability('scrape', params, options);
  }

  /**
   * Lists the addresses of a web site, with titles and dates where the site states them.
   * Costs 1 credit; failures are free.
   */
  map(params: MapParams, options?: RequestOptions): CapstanPromise<Answer<MapResult>> {
    return this.callCapability('map', params, options);
  }

  /**
   * Reads many pages of a web site, following its links and sitemaps.
   * Costs 1 credit; failures are free.
   */
  crawl(params: CrawlParams, options?: RequestOptions): CapstanPromise<Answer<CrawlResult>> {
    return this.callCapability('crawl', params, options);
  }

  /**
   * Reads the fields of a JSON Schema from web pages, each value with its page and a quotation.
   * Costs 2 credits; failures are free.
   */
  extract(params: ExtractParams, options?: RequestOptions): CapstanPromise<Answer<ExtractResult>> {
    return this.callCapability('extract', params, options);
  }

  /**
   * Takes a screenshot of a web page on a desktop or phone, of the viewport or the full page.
   * Costs 1 credit; failures are free.
   */
  screenshot(params: ScreenshotParams, options?: RequestOptions): CapstanPromise<Answer<ScreenshotResult>> {
    return this.callCapability('screenshot', params, options);
  }

  /**
   * Searches photos that may be used and changed for free, each with the credit to show.
   * Costs 1 credit; failures are free.
   */
  searchImages(
    params: SearchImagesParams,
    options?: RequestOptions,
  ): CapstanPromise<Answer<SearchImagesResult>> {
    return this.callCapability('search_images', params, options);
  }

  /**
   * Draws charts, cards, patterns, QR codes and diagrams, and makes photos and illustrations by an image model.
   * Costs 5 credits; failures are free.
   */
  generateImage(
    params: GenerateImageParams,
    options?: RequestOptions,
  ): CapstanPromise<Answer<GenerateImageResult>> {
    return this.callCapability('generate_image', params, options);
  }

  /**
   * Returns public facts about a company by its domain or name.
   * Costs 3 credits; failures are free.
   */
  enrichCompany(
    params: EnrichCompanyParams,
    options?: RequestOptions,
  ): CapstanPromise<Answer<EnrichCompanyResult>> {
    return this.callCapability('enrich_company', params, options);
  }

  /**
   * Returns public facts about a person by name and employer, ORCID, GitHub login or e-mail address.
   * Costs 3 credits; failures are free.
   */
  enrichPerson(
    params: EnrichPersonParams,
    options?: RequestOptions,
  ): CapstanPromise<Answer<EnrichPersonResult>> {
    return this.callCapability('enrich_person', params, options);
  }

  /**
   * Finds the e-mail address of a person at a company.
   * Costs 2 credits; failures are free.
   */
  emails(params: EmailsParams, options?: RequestOptions): CapstanPromise<Answer<EmailsResult>> {
    return this.callCapability('emails', params, options);
  }

  /**
   * Checks whether mail to an e-mail address can be delivered.
   * Costs 1 credit; failures are free.
   */
  verifyEmail(
    params: VerifyEmailParams,
    options?: RequestOptions,
  ): CapstanPromise<Answer<VerifyEmailResult>> {
    return this.callCapability('verify_email', params, options);
  }

  /**
   * Writes down the speech of an audio or video file, with times, speakers and subtitles if asked for.
   * Costs 5 credits; failures are free.
   */
  transcribe(params: TranscribeParams, options?: RequestOptions): CapstanPromise<Answer<TranscribeResult>> {
    return this.callCapability('transcribe', params, options);
  }

  /**
   * Makes up to 1,000 calls of one capability as one job.
   * Costs 0 credits; failures are free.
   */
  batch(params: BatchParams, options?: RequestOptions): CapstanPromise<Answer<BatchResult>> {
    return this.callCapability('batch', params, options);
  }

  /**
   * Searches, reads and compares sources, and returns a report in which every sentence cites its source.
   * Costs 10 credits (`standard`), 20 credits (`deep`), 35 credits (`comprehensive`); failures are free.
   */
  research(params: ResearchParams, options?: RequestOptions): CapstanPromise<Answer<ResearchResult>> {
    return this.callCapability('research', params, options);
  }

  /**
   * Sends one message by e-mail, SMS, chat, push, webhook or to the inbox of your account.
   * Costs 1 credit; failures are free.
   */
  sendMessage(params: SendMessageParams, options?: RequestOptions): CapstanPromise<Answer<MessageResult>> {
    return this.callCapability('send_message', params, options);
  }

  /**
   * The capability `build`.
   */
  build(params: BuildParams, options?: RequestOptions): CapstanPromise<Answer<BuildCreatedResult>> {
    return this.callCapability('build', params, options);
  }

  /**
   * The capability `build_status`.
   */
  buildStatus(params: BuildIdParams, options?: RequestOptions): CapstanPromise<Answer<BuildResult>> {
    return this.callCapability('build_status', params, options);
  }

  /**
   * The capability `build_message`.
   */
  buildMessage(
    params: BuildMessageParams,
    options?: RequestOptions,
  ): CapstanPromise<Answer<BuildMessageAcceptedResult>> {
    return this.callCapability('build_message', params, options);
  }

  /**
   * The capability `build_stop`.
   */
  buildStop(params: BuildIdParams, options?: RequestOptions): CapstanPromise<Answer<BuildStoppedResult>> {
    return this.callCapability('build_stop', params, options);
  }
}
