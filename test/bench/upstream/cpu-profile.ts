import { Session } from 'node:inspector/promises';
import { partsOf } from './profile-parts.js';
import type { ProfiledPart } from './relay-job.js';

/** Microseconds between samples. */
const INTERVAL_US = 200;

/** Samples what the main thread of this process does. */
export class CpuProfile {
  private readonly session = new Session();

  async start(): Promise<void> {
    this.session.connect();
    await this.session.post('Profiler.enable');
    await this.session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
    await this.session.post('Profiler.start');
  }

  async stop(): Promise<ProfiledPart[]> {
    const { profile } = await this.session.post('Profiler.stop');
    this.session.disconnect();
    return partsOf(profile);
  }
}
