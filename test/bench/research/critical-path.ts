import type { WebExchange } from '../../harness/research-web/index.js';

/** The critical path of a run over its requests. */
export interface WebTime {
  /**
   * Sum over its waves of the slowest call in each. A wave is all searches, or all pages, up to the next of the other
   * kind; a call is a search with all its result pages, or a page with the robots.txt of its host if that was requested.
   */
  criticalPathMs: number;
  /** The time in which at least one request was open. */
  openMs: number;
  waves: number;
  requests: number;
}

/** @param exchanges of one run without others in parallel. */
export function webTimeOf(exchanges: readonly WebExchange[]): WebTime {
  const waves: WebExchange[][] = [];
  let openMs = 0;
  let openUntilMs = 0;
  for (const exchange of exchanges.toSorted((one, other) => one.atMs - other.atMs)) {
    const wave = waves.at(-1);
    if (wave && isSearch(wave[0]) === isSearch(exchange)) wave.push(exchange);
    else waves.push([exchange]);
    openMs += Math.max(0, exchange.answeredAtMs - Math.max(exchange.atMs, openUntilMs));
    openUntilMs = Math.max(openUntilMs, exchange.answeredAtMs);
  }
  return {
    criticalPathMs: waves.reduce((sum, wave) => sum + slowestCallMs(wave), 0),
    openMs,
    waves: waves.length,
    requests: exchanges.length,
  };
}

const isSearch = (exchange: WebExchange | undefined): boolean => exchange?.query != null;

function slowestCallMs(wave: readonly WebExchange[]): number {
  const calls = new Map<string, number>();
  const robots = new Map<string, number>();
  for (const { host, path, query, atMs, answeredAtMs } of wave) {
    const tookMs = answeredAtMs - atMs;
    if (path === '/robots.txt') {
      robots.set(host, tookMs);
      continue;
    }
    const call = `${host} ${path} ${withoutPage(query)}`;
    calls.set(call, (calls.get(call) ?? robots.get(host) ?? 0) + tookMs);
  }
  return Math.max(0, ...calls.values());
}

/** The same for all result pages of a search. */
function withoutPage(query: string | null): string {
  const parameters = new URLSearchParams(query ?? '');
  parameters.delete('pageno');
  return parameters.toString();
}
