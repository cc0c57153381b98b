import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
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
    ...added.map(async (file) => ({ ...(await formatted(file)), flag: 'wx' })),
    ...changed.map(async (file) => ({ ...(await formatted(file)), flag: 'w' })),
  ]);
  for (const { path, text, flag } of ready) {
    const full = join(root, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text, { flag });
  }
}

async function formatted({ path, text }: GeneratedFile): Promise<GeneratedFile> {
  if (!path.endsWith('.ts')) return { path, text };
  const filepath = join(root, path);
  return { path, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) };
}
