import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '../../apps/launcher/src/processes/wait-until.js';
import { NodeProcess } from '../chaos/node-process.js';

/** As systemd and the launcher wait, but shorter. */
const RESTART_DELAY_MS = 500;
/** From leaving the balancer to SIGTERM: what it has connected by then is answered. The chart waits as well (`preStop`). */
const DRAIN_MS = 2_000;
const CLOSE_TIMEOUT_MS = 30_000;
/** Only proves that it ends: six processes start on a machine that may be busy. */
const READY_TIMEOUT_MS = 300_000;

/** A process of the compiled service that is started again whenever it ends, as under systemd. */
export class ServiceProcess {
  /** How it ended without being killed, after it had become ready: a defect of the service. */
  readonly crashes: string[] = [];
  private readonly killed = new WeakSet<NodeProcess>();
  private current: NodeProcess;
  /** Whether a balancer must send no new requests. */
  isDrained = false;
  private isReady = false;
  private isClosing = false;

  /**
   * @param name for figures and messages, e.g. `api 2`.
   * @param entry path of the compiled file, from the root of the repository.
   * @param env its whole environment; read at each start.
   * @param url of an API.
   */
  constructor(
    readonly name: string,
    private entry: string,
    private readonly env: Record<string, string>,
    readonly url = '',
  ) {
    this.current = this.run();
  }

  /** Whether it has reported that it is ready, and has not ended since. */
  get isUp(): boolean {
    return this.isReady;
  }

  /** Resolves when it is ready, over as many starts as it takes: a database may be unavailable. */
  async ready(): Promise<void> {
    if (await waitUntil(() => this.isReady, READY_TIMEOUT_MS)) return;
    throw new Error(`${this.name} did not become ready`);
  }

  /** `kill -9`; it is started again. */
  async kill(): Promise<void> {
    this.killed.add(this.current);
    this.isReady = false;
    await this.current.kill();
  }

  /** Drains it, stops it by SIGTERM, and starts other code in its place. Resolves when that is ready. */
  async replace(entry: string): Promise<void> {
    this.entry = entry;
    this.isDrained = true;
    await sleep(DRAIN_MS);
    this.killed.add(this.current);
    this.isReady = false;
    await this.current.terminate();
    await this.ready();
    this.isDrained = false;
  }

  /** Ends it for good, by SIGTERM: Node.js then keeps what it has compiled for the next start. */
  async close(): Promise<void> {
    this.isClosing = true;
    const late = setTimeout(() => void this.current.kill(), CLOSE_TIMEOUT_MS);
    await this.current.terminate();
    clearTimeout(late);
  }

  private run(): NodeProcess {
    const process = new NodeProcess(this.entry, this.env);
    process.ready().then(
      () => (this.isReady = this.current === process),
      () => undefined,
    );
    void this.restart(process);
    return process;
  }

  private async restart(process: NodeProcess): Promise<void> {
    const how = await process.exited();
    if (this.isReady && !this.killed.has(process)) this.crashes.push(how);
    this.isReady = false;
    if (this.isClosing) return;
    await sleep(RESTART_DELAY_MS);
    if (!this.isClosing) this.current = this.run();
  }
}
