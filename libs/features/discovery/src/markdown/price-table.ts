import type { ToolSource } from '../tools/tool-source.js';

/** What each capability costs in this deployment, in Markdown. */
export const priceTable = (sources: readonly ToolSource[]): string[] => [
  '## Prices',
  '',
  '| Capability | Route | Price |',
  '|---|---|---|',
  ...sources.map(({ name, path, price }) => `| \`${name}\` | POST ${path} | ${price} |`),
  '',
];
