import { defineHttpProvider } from '@capstan/kit';
import { searchVendor } from '../../search-hits.js';
import { gdeltConfig } from './gdelt.config.js';
import { GDELT_LANGUAGES } from './gdelt.languages.js';
import { fromGdelt, gdeltFailure, parseGdelt, toGdeltRequest } from './gdelt.mapper.js';
import { gdeltTerms } from './gdelt.query.js';

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
  failureOf: gdeltFailure,
  read: (text) => fromGdelt(parseGdelt(text)),
});
