import type { SearchParams } from './search.params.js';

/** How much more to ask for when unwanted domains are dropped from the answer. */
const MARGIN = 4;

/** How many results to ask a vendor for that cannot look at domains itself, so that enough are left. */
export function askedResults(params: SearchParams, maximum: number): number {
  const { include_domains, exclude_domains, max_results } = params;
  const isCutLater = include_domains.length > 0 || exclude_domains.length > 0;
  return Math.min(maximum, isCutLater ? max_results * MARGIN : max_results);
}
