/** Yes or no in a vendor's answer, whatever it is written as; null when it says neither. */
export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'yes') return true;
  return value === 'false' || value === 'no' ? false : null;
}
