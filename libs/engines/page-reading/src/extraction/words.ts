/** The words of a list written as text: tables of many short names stay readable that way. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
