/** A parsed value as the text that sets it. Empty if there is none. */
export function textOfValue(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOfValue).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
