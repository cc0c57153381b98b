import type { Names } from './names.js';

/**
 * Adds a row for a provider below the last row of a Markdown table that starts with the name of a known one.
 * @returns undefined if the page already has the provider, or no such table.
 */
export function addProviderRow(text: string, known: readonly string[], provider: Names): string | undefined {
  if (text.includes(`\`${provider.snake}\``)) return undefined;
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => known.some((name) => line.startsWith(`| \`${name}\``)));
  const row = lines[at];
  if (row === undefined) return undefined;
  const widths = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.length - 2);
  const cells = [`\`${provider.snake}\``, `\`${provider.upper}_BASE_URL\``];
  const added = widths.map((width, column) => (cells[column] ?? '').padEnd(Math.max(0, width)));
  return lines.toSpliced(at + 1, 0, `| ${added.join(' | ')} |`).join('\n');
}
