import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the indexed collection that contains docs/. */
export const HANDBOOK = 'handbook';

/** In the data folder: the hash of the handbook that was indexed last. */
const STAMP = 'handbook.sha256';

/** The documentation of this release as a collection of the index: indexed at the first start, and again after an upgrade. */
export class Handbook {
  private readonly hash: string;

  /**
   * @param folder `docs/`.
   * @param dataDir where the hash of what was indexed is kept.
   * @param index runs the indexing command with arguments; returns its exit code.
   */
  constructor(
    private readonly folder: string,
    private readonly dataDir: string,
    private readonly index: (args: string[]) => Promise<number>,
  ) {
    this.hash = hashOf(folder);
  }

  /** Whether what was indexed last differs from the documentation of this release. */
  get isOutdated(): boolean {
    return read(join(this.dataDir, STAMP)) !== this.hash;
  }

  /** Indexes what has changed. @returns whether it succeeded; otherwise the next start tries again. */
  async renew(): Promise<boolean> {
    const exitCode = await this.index([this.folder, '--collection', HANDBOOK, '--fallback']).catch(() => 1);
    if (exitCode === 0) writeFileSync(join(this.dataDir, STAMP), this.hash);
    return exitCode === 0;
  }
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
