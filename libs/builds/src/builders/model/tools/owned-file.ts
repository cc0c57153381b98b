import type { Checkout } from '@capstan/platform-workspaces';
import { ToolError } from './tool.js';

/** What the deterministic builder keeps of a site; a site changed by hand is changed in its pages. */
const OWNED_PATH = '.capstan/site.json';

/** @throws ToolError for the file that is not the model's to change. */
export function assertChangeable(path: string): void {
  if (path === OWNED_PATH) {
    throw new ToolError(`${path} belongs to the service. Change the pages themselves.`);
  }
}

/** Does work that may touch any file, and puts that one back as it was. */
export async function keepingOwnedFile<T>(checkout: Checkout, work: () => Promise<T>): Promise<T> {
  const before = await checkout.read(OWNED_PATH);
  const done = await work();
  const after = await checkout.read(OWNED_PATH);
  if (before === null && after !== null) await checkout.remove(OWNED_PATH);
  if (before !== null && (after === null || Buffer.compare(before, after) !== 0)) {
    await checkout.write(OWNED_PATH, before);
  }
  return done;
}
