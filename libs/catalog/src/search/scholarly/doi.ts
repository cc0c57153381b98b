const DOI = /^10\.\d{4,9}\/\S+$/;
const RESOLVER = /^https?:\/\/(?:dx\.|www\.)?doi\.org\//i;

/** Normalizes a DOI (bare, `doi:…`, as a URL) to lower case; `undefined` if it is not a DOI. */
export function normalizeDoi(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const doi = value
    .trim()
    .replace(RESOLVER, '')
    .replace(/^doi:\s*/i, '')
    .toLowerCase();
  return DOI.test(doi) ? doi : undefined;
}

/** URL of a DOI at the resolver; `undefined` if the value is not a DOI. */
export function doiUrl(value: unknown): string | undefined {
  const doi = normalizeDoi(value);
  // A DOI may have any printable character; the slash after the prefix separates the path.
  return (
    doi &&
    `https://doi.org/${encodeURIComponent(doi.toWellFormed()).replaceAll('%2F', '/').replaceAll('%3A', ':')}`
  );
}

/** The DOI in a resolver URL. */
export function doiOfUrl(url: string): string | undefined {
  if (!RESOLVER.test(url)) return undefined;
  try {
    return normalizeDoi(decodeURIComponent(url));
  } catch {
    return undefined;
  }
}
