import {
  type OutboundResponse,
  ProviderFailure,
  defineHttpProvider,
  defineProviderConfig,
  jsonOf,
} from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';
import { oneLine } from '../../../text/plain-text.js';
import { queryWords } from '../../scholarly/query-words.js';
import { searchVendor, servesPapers } from '../../search-vendor.js';
import { europePmcError, fromEuropePmc, toEuropePmcRequest } from './europe-pmc.mapper.js';

/** Literature of the life sciences with PubMed, PubMed Central and preprints. Needs no account. */
export const EuropePmcProvider = defineHttpProvider({
  info: { name: 'europe_pmc', title: 'Europe PMC', homepage: 'https://europepmc.org/RestfulWebService' },
  config: defineProviderConfig('europe_pmc', {
    title: 'Europe PMC',
    baseUrl: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
    apiKey: false,
  }),
  ...searchVendor,
  supports: servesPapers,
  // About ten requests a second are welcome; three at a time stay below.
  pace: { concurrent: 3, intervalMs: 0 },
  request: (params) =>
    queryWords(params.query).length === 0 ? undefined : { path: toEuropePmcRequest(params) },
  failureOf,
  read: (body, { params }) => fromEuropePmc(body, params),
});

/** Faults come as `errCode` and `errMsg`, under 200 too; a status of failure speaks for itself. */
function failureOf(response: OutboundResponse): ProviderFailure | undefined {
  const error = response.status === 200 ? europePmcError(jsonOf(response)) : undefined;
  if (!error) return undefined;
  return error.code === 429
    ? new ProviderFailure('rate_limited', 'Europe PMC limits the rate')
    : new ProviderFailure(
        'upstream_error',
        `Europe PMC answered: ${cutText(oneLine(error.message), 200) || error.code}`,
      );
}
