import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pace } from '../options.js';
import { median, medianOf } from '../report/median.js';
import type { Teardown } from '../teardown.js';
import { aim, figure, table } from '../report/table.js';
import { type IdleMemory, LaunchedService } from './launched-service.js';

/** Milliseconds to the ready line, and memory afterwards; medians. */
export interface StartFigures {
  /** Including creation of the database; once. */
  firstMs: number;
  /** With the data of an earlier start. */
  warmMs: number;
  memory: Partial<IdleMemory>;
}

/** `npm start` on an empty folder, then repeatedly on the same. */
export async function measureStart(folder: string, pace: Pace, teardown: Teardown): Promise<StartFigures> {
  const dataDir = join(folder, 'start');
  const first = await startOnce(dataDir, 0, teardown);
  const warm: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let start = 0; start < pace.starts; start += 1) {
    warm.push(await startOnce(dataDir, pace.idleMs, teardown));
    process.stderr.write(`  start ${start + 1} of ${pace.starts}\n`);
  }
  const middle = (part: keyof IdleMemory): number | undefined =>
    medianOf(warm, ({ memory }) => memory?.[part]);
  return {
    firstMs: first.readyAfterMs,
    warmMs: median(warm.map(({ readyAfterMs }) => readyAfterMs)),
    memory: {
      launcher: middle('launcher'),
      api: middle('api'),
      worker: middle('worker'),
      postgres: middle('postgres'),
    },
  };
}

async function startOnce(
  dataDir: string,
  idleMs: number,
  teardown: Teardown,
): Promise<{ readyAfterMs: number; memory: IdleMemory | undefined }> {
  const service = new LaunchedService(dataDir);
  teardown.add(() => service.stop());
  try {
    const readyAfterMs = await service.ready();
    await sleep(idleMs);
    return { readyAfterMs, memory: service.memory() };
  } finally {
    await service.stop();
  }
}

export function startReport({ firstMs, warmMs, memory }: StartFigures): string {
  return [
    table(
      ['npm start to ready', 'seconds'],
      [
        ['first (makes the database)', figure(firstMs / 1000, 1)],
        ['warm', figure(warmMs / 1000, 1)],
      ],
    ),
    '',
    table(
      ['idle memory', 'MiB'],
      [
        ['API', figure(memory.api)],
        ['worker', figure(memory.worker)],
        ['launcher', figure(memory.launcher)],
        ['PostgreSQL (proportional)', figure(memory.postgres)],
      ],
    ),
    '',
    aim(`ready after ${figure(warmMs / 1000, 1)} s, warm; aim: at most 6 s`, warmMs <= 6000),
  ].join('\n');
}
