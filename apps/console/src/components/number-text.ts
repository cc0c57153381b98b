const numbers = new Intl.NumberFormat('en');

export const formatNumber = (value: number): string => numbers.format(value);

export const formatCredits = (value: number): string =>
  `${numbers.format(value)} ${Math.abs(value) === 1 ? 'credit' : 'credits'}`;

/** "84 ms", "1.3 s", "2 min 5 s". */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${(bytes / 1024).toFixed(1)} kB`;
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
