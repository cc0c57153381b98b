import type { Checkout } from '@capstan/workspaces';
import { ToolError } from './tool.js';

/** Files that only the service writes. Models edit the pages instead. */
const OWNED_PATHS = ['.capstan/site.json', '.capstan/ledger.json', '.capstan/builder.json'];

/** @throws ToolError for files that the model must not change. */
export function assertChangeable(path: string): void {
  if (OWNED_PATHS.includes(path)) {
    throw new ToolError(`${path} belongs to the service. Change the pages themselves.`);
  }
}

/** Runs work that may touch any file, and restores those files. */
export async function keepingOwnedFiles<T>(checkout: Checkout, work: () => Promise<T>): Promise<T> {
  const before = await Promise.all(OWNED_PATHS.map((path) => checkout.read(path)));
  const done = await work();
  for (const [index, path] of OWNED_PATHS.entries()) {
    const [was, is] = [before[index] ?? null, await checkout.read(path)];
    if (was === null && is !== null) await checkout.remove(path);
    if (was !== null && (is === null || Buffer.compare(was, is) !== 0)) await checkout.write(path, was);
  }
  return done;
}
