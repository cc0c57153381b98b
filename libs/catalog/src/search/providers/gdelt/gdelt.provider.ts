import { type OutboundResponse, ProviderFailure, defineHttpProvider, retryAfterSeconds } from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';
import { oneLine } from '../../../text/plain-text.js';
import { searchVendor } from '../../search-vendor.js';
import { gdeltConfig } from './gdelt.config.js';
import { GDELT_LANGUAGES } from './gdelt.languages.js';
import { fromGdelt, parseGdelt, toGdeltRequest } from './gdelt.mapper.js';
import { gdeltTerms } from './gdelt.query.js';

/** What GDELT's notice of its limit names when it names nothing. */
const DEFAULT_WAIT_SECONDS = 5;

/** News of the past three months in 65 languages, from the GDELT Project; needs no account. Headlines only. */
export const GdeltProvider = defineHttpProvider({
  info: { name: 'gdelt', title: 'GDELT', homepage: 'https://www.gdeltproject.org' },
  config: gdeltConfig,
  ...searchVendor,
  // News, in the languages it monitors.
  supports: ({ source_type, language }) =>
    source_type === 'news' && (language === undefined || language in GDELT_LANGUAGES),
  pace: ({ intervalMs }) => ({ concurrent: 1, intervalMs }),
  request: (params) => {
    const terms = gdeltTerms(params.query);
    if (terms === undefined) return undefined;
    return { path: toGdeltRequest(terms, params), headers: { accept: 'application/json' } };
  },
  answer: 'text',
  failureOf: (response) => limitOf(response) ?? refusalOf(response),
  read: (text) => fromGdelt(parseGdelt(text)),
});

/** GDELT states its limit as a sentence, under 429 or 200. */
function limitOf(response: OutboundResponse): ProviderFailure | undefined {
  const isNotice = /\blimit requests\b|\btoo many requests\b/i.test(sentenceOf(response));
  if (response.status !== 429 && !isNotice) return undefined;
  const stated = /every (\d{1,4}) seconds/i.exec(response.text())?.[1];
  return new ProviderFailure('rate_limited', 'GDELT limits the rate', {
    retryAfterSeconds:
      retryAfterSeconds(response.headers['retry-after']) ?? Number(stated ?? DEFAULT_WAIT_SECONDS),
  });
}

/** A query that GDELT does not take is answered by a sentence under 200; ours should never be one of those. */
function refusalOf(response: OutboundResponse): ProviderFailure | undefined {
  const sentence = oneLine(sentenceOf(response));
  if (!/^[A-Z][^<>{}]{10,}$/.test(sentence)) return undefined;
  return new ProviderFailure('upstream_error', `GDELT answered: ${cutText(sentence, 200)}`);
}

/** What stands under 200 in place of JSON. */
function sentenceOf(response: OutboundResponse): string {
  const text = response.text();
  return response.status === 200 && parseGdelt(text) === undefined ? text : '';
}
