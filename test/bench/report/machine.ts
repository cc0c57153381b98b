import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';

/** The environment of the figures. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryGib: number;
  system: string;
  node: string;
  /** Durable writes of 8 KiB, one after the other, in the folder of the databases. */
  fdatasyncsPerSecond: number;
  /** Over the last minute before the run: a busy machine distorts the figures. */
  load: number;
}

const PAGE_BYTES = 8192;
const FILE_PAGES = 128;
const PROBE_MS = 1000;

/** @param folder on the disk to be probed; left empty. */
export function describeMachine(folder: string): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGib: totalmem() / 2 ** 30,
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    fdatasyncsPerSecond: probeDisk(folder),
    load: loadavg()[0] ?? 0,
  };
}

/** Overwrites a file of full length, as PostgreSQL does with its write-ahead log. */
function probeDisk(folder: string): number {
  const path = join(folder, 'fdatasync.probe');
  const file = openSync(path, 'w');
  try {
    writeSync(file, Buffer.alloc(PAGE_BYTES * FILE_PAGES));
    fdatasyncSync(file);
    const page = Buffer.alloc(PAGE_BYTES, 1);
    const began = performance.now();
    let count = 0;
    for (; performance.now() - began < PROBE_MS; count += 1) {
      writeSync(file, page, 0, PAGE_BYTES, (count % FILE_PAGES) * PAGE_BYTES);
      fdatasyncSync(file);
    }
    return (count * 1000) / (performance.now() - began);
  } finally {
    closeSync(file);
    rmSync(path, { force: true });
  }
}

export const machineLines = (machine: Machine): string =>
  [
    `CPU      ${machine.cpu}, ${machine.cores} cores, load ${machine.load.toFixed(1)} at the start`,
    `Memory   ${machine.memoryGib.toFixed(1)} GiB`,
    `System   ${machine.system}, Node ${machine.node}`,
    `Disk     ${Math.round(machine.fdatasyncsPerSecond)} fdatasync/s of 8 KiB, one after the other`,
  ].join('\n');
