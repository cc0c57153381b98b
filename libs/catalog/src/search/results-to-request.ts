import type { SearchParams } from './search.params.js';

/** How many more to request when excluded domains are dropped from the response. */
const MARGIN = 4;

/** Number of results to request from a vendor that cannot filter domains, so that enough remain. */
export function resultsToRequest(params: SearchParams, maximum: number): number {
  const { include_domains, exclude_domains, max_results } = params;
  const isCutLater = include_domains.length > 0 || exclude_domains.length > 0;
  return Math.min(maximum, isCutLater ? max_results * MARGIN : max_results);
}
