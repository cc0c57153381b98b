import { isLocal } from '../../model/local-address.js';
import type { FoundPage } from '../../model/source.js';

/** Factor for the score of a page whose site has a source already, squared if it has two. */
const SAME_SITE = 0.7;

/** Pages that a run has processed. */
export interface ProcessedPages {
  /** Canonical URLs of pages that were tried, with any outcome. */
  tried: ReadonlySet<string>;
  /** The pages that became sources. */
  sources: readonly Pick<FoundPage, 'url' | 'site' | 'sourceType' | 'facetIds'>[];
}

/**
 * Chooses the pages to read next, best first: every facet and every kind of source is covered before any is
 * covered twice, a site has at most `perSite` pages, and among similar scores another site is preferred.
 * Documents of an indexed folder are the operator's choice: no limit there.
 */
export function choosePages(
  found: readonly FoundPage[],
  { taken, limit, perSite }: { taken: ProcessedPages; limit: number; perSite: number },
): FoundPage[] {
  const voices = new Voices(taken, perSite);
  const left = found.filter((page) => !taken.tried.has(page.canonicalUrl));
  const chosen: FoundPage[] = [];
  while (chosen.length < limit) {
    const allowed = left.filter((page) => voices.hasRoomFor(page));
    if (allowed.length === 0) break;
    const unserved = allowed.filter((page) => voices.unservedBy(page) > 0);
    const best = bestOf(unserved.length > 0 ? unserved : allowed, (page) => voices.worthOf(page));
    chosen.push(best);
    voices.add(best);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}

/** The sites that cover each facet so far. */
class Voices {
  private readonly sites = new Map<string, number>();
  private readonly served = new Set<string>();

  constructor(
    taken: ProcessedPages,
    private readonly perSite: number,
  ) {
    for (const source of taken.sources) this.add(source);
  }

  add(page: ProcessedPages['sources'][number]): void {
    if (!isLocal(page.url)) this.sites.set(page.site, this.countOf(page.site) + 1);
    for (const need of needsOf(page)) this.served.add(need);
  }

  hasRoomFor({ url, site }: FoundPage): boolean {
    return isLocal(url) || this.countOf(site) < this.perSite;
  }

  unservedBy(page: FoundPage): number {
    return needsOf(page).filter((need) => !this.served.has(need)).length;
  }

  worthOf(page: FoundPage): number {
    return page.score * SAME_SITE ** this.countOf(page.site);
  }

  private countOf(site: string): number {
    return this.sites.get(site) ?? 0;
  }
}

function needsOf({ facetIds, sourceType }: Pick<FoundPage, 'facetIds' | 'sourceType'>): string[] {
  return [...facetIds.map((id) => `facet ${id}`), `type ${sourceType}`];
}

/** The first of those with the highest value. */
function bestOf(pages: readonly FoundPage[], worthOf: (page: FoundPage) => number): FoundPage {
  return pages.reduce((best, page) => (worthOf(page) > worthOf(best) ? page : best));
}
