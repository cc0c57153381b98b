/** The query of an address as plain texts, so that `?status=402` stays what the reader sees. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Keeps the named texts of a query. */
export const searchOf =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [Key in Name]?: string | undefined } => {
    const kept = names.flatMap((name) =>
      typeof search[name] === 'string' && search[name] !== '' ? [[name, search[name]]] : [],
    );
    return Object.fromEntries(kept) as { [Key in Name]?: string };
  };
