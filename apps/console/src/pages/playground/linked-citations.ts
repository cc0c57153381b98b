const MARKER = /\[Source (\d+)\]/g;

/**
 * An answer in Markdown whose `[Source n]` markers are links to what they cite. Markers without a public address
 * remain text: documents of the operator have addresses that browsers cannot open.
 * @param citations of the result: objects with `source` (from 1) and `url`.
 */
export function linkedCitations(text: string, citations: unknown): string {
  const addresses = addressesOf(citations);
  return text.replace(MARKER, (marker, source: string) => {
    const address = addresses.get(Number(source));
    return address === undefined ? marker : `[${marker.replace(/[[\]]/g, '\\$&')}](<${address}>)`;
  });
}

function addressesOf(citations: unknown): Map<number, string> {
  const list: unknown[] = Array.isArray(citations) ? citations : [];
  return new Map(
    list.flatMap((citation): [number, string][] => {
      const { source, url } = (citation ?? {}) as { source?: unknown; url?: unknown };
      return typeof source === 'number' && typeof url === 'string' && /^https?:\/\/[^\s<>]+$/.test(url)
        ? [[source, url]]
        : [];
    }),
  );
}
