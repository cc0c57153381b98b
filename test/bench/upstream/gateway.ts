import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { familyCpuMs } from '../processes/proc.js';

const READY_TIMEOUT_MS = 120_000;
const POLL_MS = 250;
/** It refuses to start without one. */
const LITELLM_KEY = 'sk-of-the-benchmark-on-loopback-only';
const END_TIMEOUT_MS = 10_000;

/** A gateway of others, as its package starts it: one process, no database, no cache. */
export interface GatewayKind {
  name: 'portkey' | 'litellm';
  title: string;
  /** How many times longer than others it is measured. */
  slowness: number;
  /** Below the folder of gateways. */
  program: string;
  command(options: { program: string; port: number; vendorUrl: string; folder: string }): {
    file: string;
    args: string[];
    env?: Record<string, string>;
  };
  headers(vendorUrl: string): Record<string, string>;
}

export const GATEWAYS: readonly GatewayKind[] = [
  {
    name: 'portkey',
    title: 'Portkey gateway',
    slowness: 1,
    program: 'node_modules/@portkey-ai/gateway/build/start-server.js',
    command: ({ program, port }) => ({
      file: process.execPath,
      args: [program, `--port=${port}`, '--headless'],
      env: { TRUSTED_CUSTOM_HOSTS: 'localhost,127.0.0.1' },
    }),
    headers: (vendorUrl) => ({
      'x-portkey-provider': 'openai',
      'x-portkey-custom-host': `${vendorUrl}/v1`,
      authorization: 'Bearer vendor-key',
    }),
  },
  {
    name: 'litellm',
    title: 'LiteLLM proxy',
    slowness: 2,
    program: 'bin/litellm',
    command({ program, port, vendorUrl, folder }) {
      const config = join(folder, 'litellm.json');
      const params = { model: 'openai/bench', api_base: `${vendorUrl}/v1`, api_key: 'vendor-key' };
      mkdirSync(folder, { recursive: true });
      // JSON is YAML.
      writeFileSync(
        config,
        JSON.stringify({ model_list: [{ model_name: 'bench', litellm_params: params }] }),
      );
      return {
        file: program,
        args: ['--config', config, '--host', '127.0.0.1', '--port', String(port), '--num_workers', '1'],
        env: { LITELLM_LOCAL_MODEL_COST_MAP: 'True', LITELLM_LOG: 'ERROR', LITELLM_MASTER_KEY: LITELLM_KEY },
      };
    },
    headers: () => ({ authorization: `Bearer ${LITELLM_KEY}` }),
  },
];

/** A running gateway. */
export class Gateway {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** Those whose packages are installed in the folder. */
  static installed(folder: string | undefined): readonly GatewayKind[] {
    return folder === undefined ? [] : GATEWAYS.filter(({ program }) => existsSync(join(folder, program)));
  }

  /** @param options.gateways the folder of packages. @param options.folder temporary. */
  static async start(
    kind: GatewayKind,
    options: { gateways: string; vendorUrl: string; folder: string },
  ): Promise<Gateway> {
    const port = await freePort();
    const program = join(options.gateways, kind.program);
    const { file, args, env } = kind.command({ ...options, program, port });
    const child = spawn(file, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: 'ignore',
    });
    const gateway = new Gateway(`http://127.0.0.1:${port}`, child);
    try {
      await gateway.untilReady();
      return gateway;
    } catch (error) {
      await gateway.end();
      throw error;
    }
  }

  cpuMs(): number {
    return familyCpuMs(this.child.pid ?? 0) ?? Number.NaN;
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    const timer = setTimeout(() => this.child.kill('SIGKILL'), END_TIMEOUT_MS);
    this.child.kill('SIGTERM');
    await gone;
    clearTimeout(timer);
  }

  private async untilReady(): Promise<void> {
    const endsAt = performance.now() + READY_TIMEOUT_MS;
    while (performance.now() < endsAt) {
      if (this.child.exitCode !== null) break;
      const answer = await fetch(`${this.url}/`).catch(() => undefined);
      if (answer) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`${this.child.spawnfile} ${this.child.spawnargs.join(' ')} did not start`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
