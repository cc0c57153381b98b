import { doiOfUrl } from './doi.js';

/** `2301.00001`, `math.GT/0309136`, `hep-th/9901001`; a version may follow. */
const ID = /^(\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7})(?:v\d+)?$/i;
const ADDRESS = /^https?:\/\/(?:www\.|export\.)?arxiv\.org\/(?:abs|pdf|html)\/([^?#]+?)(?:\.pdf)?$/i;
/** arXiv registers a DOI for each of its papers. */
const OWN_DOI = '10.48550/arxiv.';

/** The identifier from an arXiv page, PDF or DOI, in lower case and without its version. */
export function arxivIdOfUrl(url: string): string | undefined {
  const doi = doiOfUrl(url);
  const id = doi?.startsWith(OWN_DOI) ? doi.slice(OWN_DOI.length) : ADDRESS.exec(url)?.[1];
  return id === undefined ? undefined : ID.exec(id)?.[1]?.toLowerCase();
}
