/** Form of a pattern; `*` is any text. */
export const ADDRESS_PATTERN = /^(?:\/|\*|https?:\/\/)/;

/** Returns whether an address matches one of the patterns. Takes linear time, unlike regular expressions of callers. */
export function matchesAny(url: URL, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    matches(/^https?:\/\//.test(pattern) ? url.href : url.pathname + url.search, pattern),
  );
}

function matches(text: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const first = parts.shift() ?? '';
  const last = parts.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > text.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}
