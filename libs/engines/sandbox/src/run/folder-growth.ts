import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';

const CHECK_EVERY_MS = 250;

/** Smaller changes cannot be distinguished from other writes on the machine. */
const NOTICED_BYTES = 32 * 1024 * 1024;

/**
 * Watches a folder that has no quota. Measures it only when free disk space has shrunk since the last check, so
 * that ordinary commands cost nothing.
 */
export class FolderGrowth {
  private readonly timer: NodeJS.Timeout;
  private freeBytes: Promise<number>;
  private isChecking = false;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
    private readonly onTooLarge: () => void,
  ) {
    this.freeBytes = freeBytesAt(folder);
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    const free = await freeBytesAt(this.folder);
    const noticed = Math.min(NOTICED_BYTES, this.maxBytes / 4);
    if ((await this.freeBytes) - free > noticed) {
      this.freeBytes = Promise.resolve(free);
      if ((await sizeOf(this.folder)) > this.maxBytes) this.onTooLarge();
    }
    this.isChecking = false;
  }
}

async function freeBytesAt(folder: string): Promise<number> {
  const { bfree, bsize } = await statfs(folder).catch(() => ({ bfree: 0, bsize: 0 }));
  return bfree * bsize;
}

/** Returns the disk usage of the folder; holes do not count. */
async function sizeOf(folder: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<string>();
  // It fails for files that disappear meanwhile, but still prints the sum.
  execFile('du', ['-skx', '--', folder], (_error, stdout) => resolve(stdout));
  return (Number.parseInt(await promise, 10) || 0) * 1024;
}
