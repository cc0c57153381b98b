import { BenchProcess } from '../processes/bench-process.js';
import type { AnnotatedPage } from './annotated-page.js';
import type { ContenderName } from './contenders.js';
import type { ReadJob, Reading } from './reader.process.js';

/** Pages read before the measurement, so that the code is compiled. */
const WARM_UP_PAGES = 30;

/** Reads pages by one contender in a process of its own, so that contenders do not affect each other. */
export async function readAll(contender: ContenderName, pages: readonly AnnotatedPage[]): Promise<Reading[]> {
  const reader = await BenchProcess.start<unknown, ReadJob, Reading>('extraction/reader.process.ts');
  try {
    const readings: Reading[] = [];
    const read = ({ html, url }: AnnotatedPage): Promise<Reading> => reader.run({ contender, html, url });
    for (const page of pages.slice(0, WARM_UP_PAGES)) await read(page);
    for (const page of pages) readings.push(await read(page));
    return readings;
  } finally {
    await reader.end();
  }
}
