import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitOf } from './commit-of.js';

/** The answering process and its database. */
export interface ServiceFacts {
  version: string;
  /** Null where the service runs without its checkout. */
  commit: string | null;
  startedAt: Date;
  /** Version of Node.js. */
  node: string;
  /** Version of PostgreSQL. */
  postgresql: string;
}

const root = rootFolder();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** What does not change while the process runs. */
export const PROCESS_FACTS: Omit<ServiceFacts, 'postgresql'> = {
  version,
  commit: commitOf(root),
  startedAt: new Date(Date.now() - process.uptime() * 1000),
  node: process.versions.node,
};

/** The folder with package.json, from the sources as well as from what is built of them. */
function rootFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) || folder === dirname(folder)) return folder;
  }
}
