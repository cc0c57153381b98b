import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { seeded } from '../chaos/seeded.js';
import { backendsOf } from './backends.js';
import { checkClockSkew } from './clock-skew.js';
import { Cluster } from './cluster.js';
import { causeFaults } from './faults.js';
import { Load } from './load.js';
import { expectSound, figuresOf, settle } from './outcome.js';
import { StandIns } from './stand-ins.js';

/** `npm run test:full` has other long tests, too. */
const MINUTES = Number(process.env['SCALE_MINUTES'] ?? (inject('isLong') ? 3 : 10));
/** For the start, and for what is open at the end. */
const AROUND_MS = 1_800_000;

/** Seconds, in both directions. */
const CLOCK_SKEWS = [5, 0, -5];

let outside: StandIns;
let cluster: Cluster;
beforeAll(() => checkClockSkew('many processes in a storm of faults'));
afterEach(async () => {
  await cluster?.close();
  await outside?.close();
});

for (const { name, hasRedis, isHere } of backendsOf('many processes in a storm of faults')) {
  describe.skipIf(!isHere)(`three API and three worker processes on ${name}`, () => {
    it(
      'lose nothing, charge nothing twice and overdraw nothing while everything fails now and then',
      { timeout: MINUTES * 60_000 + AROUND_MS },
      seeded(async (numbers) => {
        outside = await StandIns.start();
        cluster = await Cluster.start({ hasRedis, env: outside.env, clockSkews: CLOCK_SKEWS });
        const load = await Load.prepare(cluster, outside);
        load.start();
        const faults = await causeFaults(cluster, numbers, performance.now() + MINUTES * 60_000);
        await load.stop();
        await settle(cluster);
        process.stderr.write(
          `${name}, ${MINUTES} minutes: ${faults.toString()}\n${await figuresOf(cluster, load, outside)}\n`,
        );
        await expectSound(cluster, load, outside);
        expect(load.runs.length * load.builds.length * load.messages.length).toBeGreaterThan(0);
      }),
    );
  });
}
