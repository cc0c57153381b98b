/** A clock time without a leading zero: `9:00`, `17:30`. */
export function trimmed(time: string): string {
  return time.replace(/^0(?=\d)/, '');
}
