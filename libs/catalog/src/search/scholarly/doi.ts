const DOI = /^10\.\d{4,9}\/\S+$/;
const RESOLVER = /^https?:\/\/(?:dx\.|www\.)?doi\.org\//i;

/** A DOI as vendors write it (bare, `doi:…`, as an address) in lower case; undefined when it is none. */
export function normaliseDoi(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const doi = value
    .trim()
    .replace(RESOLVER, '')
    .replace(/^doi:\s*/i, '')
    .toLowerCase();
  return DOI.test(doi) ? doi : undefined;
}

/** Its address at the resolver; undefined when the value is no DOI. */
export function doiUrl(value: unknown): string | undefined {
  const doi = normaliseDoi(value);
  // A DOI may hold any printable character; the slash after the prefix is the path's.
  return (
    doi &&
    `https://doi.org/${encodeURIComponent(doi.toWellFormed()).replaceAll('%2F', '/').replaceAll('%3A', ':')}`
  );
}

/** The DOI that an address at the resolver stands for. */
export function doiOfUrl(url: string): string | undefined {
  if (!RESOLVER.test(url)) return undefined;
  try {
    return normaliseDoi(decodeURIComponent(url));
  } catch {
    return undefined;
  }
}
