import { defineHttpProvider } from '@capstan/kit';
import { type PageFormat } from '@capstan/page-reading';
import { tavilyConfig } from '../../../vendors/tavily/tavily.config.js';
import { TAVILY_TITLE, tavilyFailure, tavilyHeaders } from '../../../vendors/tavily/tavily.vendor.js';
import { answerBytes, maySendToVendor, pageVendor } from '../../page-vendor.js';
import { fromTavilyExtract, toTavilyExtract } from './tavily.mapper.js';

/** Tavily returns extracted text, never the page. */
const FORMATS: ReadonlySet<PageFormat> = new Set<PageFormat>(['markdown', 'text', 'metadata']);

/** Tavily extraction of a page as Markdown; available without a key within limits per client address. */
export const TavilyScrapeProvider = defineHttpProvider({
  info: {
    name: 'tavily',
    title: TAVILY_TITLE,
    homepage: 'https://docs.tavily.com/documentation/api-reference/endpoint/extract',
  },
  config: tavilyConfig,
  ...pageVendor,
  // It has no browser in which a call could wait.
  supports: (params, call) =>
    params.mode === 'auto' &&
    params.wait_for === undefined &&
    maySendToVendor(params, call) &&
    params.formats.every((format) => FORMATS.has(format)),
  request: async (params, call) => {
    const page = await call.uses.targets.check(params.url, call);
    return {
      path: '/extract',
      headers: tavilyHeaders(call.config.apiKey),
      json: toTavilyExtract(page.href, call.timeoutMs),
      maxBytes: answerBytes(params),
    };
  },
  failureOf: tavilyFailure,
  read: (body, { params }) => fromTavilyExtract(body, params.url),
});
