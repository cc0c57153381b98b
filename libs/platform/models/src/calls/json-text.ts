/**
 * Finds the JSON value in the output of a model: the whole text, otherwise a fenced block, otherwise the text
 * between the first opening and the last closing bracket. Undefined if there is none.
 */
export function jsonIn(text: string): { value: unknown } | undefined {
  const fenced = /```(?:json)?([^]*?)```/i.exec(text)?.[1];
  return (
    parsed(text) ?? parsed(fenced) ?? parsed(bracketed(text, '{', '}')) ?? parsed(bracketed(text, '[', ']'))
  );
}

function bracketed(text: string, opening: string, closing: string): string | undefined {
  const start = text.indexOf(opening);
  const end = text.lastIndexOf(closing);
  return start === -1 || end < start ? undefined : text.slice(start, end + 1);
}

function parsed(text: string | undefined): { value: unknown } | undefined {
  if (text === undefined) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
