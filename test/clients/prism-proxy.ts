import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { findFreePort } from '../../apps/launcher/src/processes/port.check.js';
import { waitUntil } from '../../apps/launcher/src/processes/wait-until.js';

const root = resolve(import.meta.dirname, '..', '..');
const PRISM = join(root, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');

/**
 * Prism between a client and a service: violations of docs/openapi.json, in either direction, become an error of the
 * client.
 */
export class PrismProxy {
  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(upstream: string): Promise<PrismProxy> {
    const port = await findFreePort();
    const args = ['proxy', join(root, 'docs', 'openapi.json'), upstream, '--errors', '--port', String(port)];
    const child = spawn(process.execPath, [PRISM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-10_000)));
    }
    await waitUntil(() => output.includes('Prism is listening') || child.exitCode !== null, 60_000);
    if (!output.includes('Prism is listening')) throw new Error(`Prism did not start:\n${output}`);
    return new PrismProxy(`http://127.0.0.1:${port}`, child);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }
}
