import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOptions } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StreamedEvent, readStream } from '../../harness/build-stream.js';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { RESTAURANT } from '../../harness/build-prompts.js';

/** Whether a small file system can be mounted here: requires root. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SLOW = { timeout: 240_000 };

const hasEnded = ({ kind }: StreamedEvent): boolean => /^build\.(completed|failed|stopped)$/.test(kind);
const numbersOf = (events: readonly StreamedEvent[]): number[] => events.map(({ id }) => id);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('builds in a storm', () => {
  let service: BuildingService;

  beforeAll(async () => {
    // Two hundred streams of one account exceed the default limit.
    service = await startBuilding({
      CHROMIUM_PATH: 'off',
      WORKER_CONCURRENCY: '4',
      STREAMS_PER_ACCOUNT: '250',
    });
  });
  afterAll(() => service.close());

  it('survive repeated loss of every PostgreSQL connection', { timeout: 400_000 }, async () => {
    const admin = await new DataSource(
      databaseOptions({ url: service.app.databaseUrl, poolSize: 1 }),
    ).initialize();
    const builds = await Promise.all(
      upTo(3).map((at) => service.build(`A website for the bakery "Cut ${at}" in Ghent`)),
    );
    /** Also advances the time for builds that lost many workers, which would wait most of a minute for the next one. */
    const running = async (): Promise<boolean> => {
      await admin.query(
        `UPDATE builds SET claimed_at = claimed_at - interval '5 minutes'
         WHERE status = 'running' AND lease_until < clock_timestamp()`,
      );
      const rows = await admin.query<object[]>(`SELECT FROM builds WHERE status = 'running'`);
      return rows.length > 0;
    };
    const eventsOf = async (): Promise<number> =>
      (
        await admin.query<{ n: number }[]>(
          `SELECT count(*)::int AS n FROM build_events WHERE kind <> 'build.resumed'`,
        )
      )[0]?.n ?? 0;
    let cuts = 0;
    for (let seen = 0; cuts < 12 && (await running()); seen = await eventsOf()) {
      // Breaks them during the work: each time a build made progress.
      await expect
        .poll(async () => (await eventsOf()) > seen || !(await running()), { timeout: 120_000 })
        .toBe(true);
      const [{ count }] = await admin.query(
        `SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'capstan%'`,
      );
      if (count > 0) cuts += 1;
    }
    expect(cuts).toBeGreaterThan(2);
    await expect.poll(running, { timeout: 240_000, interval: 500 }).toBe(false);
    await admin.destroy();
    for (const build of builds) {
      const events = await build.whole();
      expect(events.at(-1)).toMatchObject({ kind: 'build.completed' });
      expect(numbersOf(events)).toEqual(upTo(events.length));
      expect((await build.visit()).status).toBe(200);
    }
    expect(await service.app.audit()).toEqual([]);
  });

  describe('have streams', () => {
    it('that break after each event miss and repeat nothing', SLOW, async () => {
      const build = await service.build(RESTAURANT);
      await build.message('Make it green. The chowder now costs €10.');
      await build.message('The hake now costs €23');
      const seen: StreamedEvent[] = [];
      let breaks = 0;
      while (!seen.some(hasEnded)) {
        const lastEventId = seen.at(-1)?.id;
        seen.push(
          ...(await readStream(build.streamUrl, { key: build.key, lastEventId, isEnough: () => true })),
        );
        breaks += 1;
      }
      expect(breaks).toBeGreaterThan(50);
      expect(seen).toEqual(await build.whole());
      expect(numbersOf(seen)).toEqual(upTo(seen.length));
    });

    it('that two hundred clients follow at once are identical for all of them', SLOW, async () => {
      const build = await service.build('A website for the museum "Two Hundred" in Turin');
      const streams = await Promise.all(
        Array.from({ length: 200 }, () => readStream(build.streamUrl, { key: build.key })),
      );
      const whole = await build.whole();
      expect(whole.at(-1)?.kind).toBe('build.completed');
      expect(numbersOf(whole)).toEqual(upTo(whole.length));
      for (const stream of streams) expect(stream).toEqual(whole);
    });
  });
});

describe.skipIf(!canMount())('a full disk', () => {
  let disk: string;
  let service: BuildingService;

  beforeAll(async () => {
    disk = mkdtempSync(join(tmpdir(), 'capstan-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]);
    service = await startBuilding({ CHROMIUM_PATH: 'off' }, { dataDir: join(disk, 'data') });
  });
  afterAll(async () => {
    await service.close();
    // A killed process may hold it for a moment.
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  it('fails builds with the reason, loses nothing, and recovers once there is space', async () => {
    const first = await service.build('A website for the bakery "Full Disk" in Ghent');
    await first.untilEnd();
    const commits = await first.commits();

    const ballast = join(disk, 'ballast');
    expect(() => writeFileSync(ballast, Buffer.alloc(33 * 1024 * 1024))).toThrow(/ENOSPC/);
    const second = await service.build('Call it "Empty Disk"', { key: first.key });
    expect(await second.untilEnd()).toMatchObject({
      kind: 'build.failed',
      data: { reason: expect.stringMatching(/disk .* full.*kept/) },
    });
    expect((await first.visit()).status).toBe(200);

    rmSync(ballast);
    expect(await first.commits()).toEqual(commits);
    const third = await service.build('Call it "Empty Disk"', { key: first.key });
    expect((await third.untilEnd()).kind).toBe('build.completed');
    expect(await (await third.visit()).text()).toContain('Empty Disk');
  });
});
