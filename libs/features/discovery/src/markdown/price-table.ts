import type { ToolSource } from '../tools/tool-source.js';

/** The prices of this deployment in Markdown. */
export const priceTable = (sources: readonly ToolSource[]): string[] => [
  '## Prices',
  '',
  '| Capability | Route | Price |',
  '|---|---|---|',
  ...sources.map(({ name, path, price }) => `| \`${name}\` | POST ${path} | ${price} |`),
  '',
];
