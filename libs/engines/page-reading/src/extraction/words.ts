/** Splits a list that is written as text, to keep tables of many short names readable. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
