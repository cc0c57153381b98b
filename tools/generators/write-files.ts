import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from '../typescript/format.mjs';
import { root } from './checkout.js';
import type { GeneratedFile } from './template.js';

/** Changes of a generator to the checkout. */
export interface Changes {
  /** New files; none of them may exist. */
  added: readonly GeneratedFile[];
  /** Files that exist, with their new text. */
  changed: readonly GeneratedFile[];
}

/** Formats everything before writing, so that an error leaves the checkout unchanged. */
export async function writeFiles({ added, changed }: Changes): Promise<void> {
  const ready = await Promise.all([
    ...added.map(async (file) => ({ ...(await withFormat(file)), flag: 'wx' })),
    ...changed.map(async (file) => ({ ...(await withFormat(file)), flag: 'w' })),
  ]);
  for (const { path, text, flag } of ready) {
    const full = join(root, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text, { flag });
  }
}

async function withFormat({ path, text }: GeneratedFile): Promise<GeneratedFile> {
  return { path, text: path.endsWith('.ts') ? await formatted(path, text) : text };
}
