import type { GateFiles } from '../site-gate.js';

/** Text of a page; empty if there is none. */
export function pageText(files: GateFiles, page: string): string {
  const content = files.get(page) ?? '';
  return typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
}
