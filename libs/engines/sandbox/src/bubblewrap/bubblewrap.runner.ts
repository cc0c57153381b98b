import { closeSync, openSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cgroup, type Hierarchies, findHierarchies, removeStale } from '../cgroup/cgroups.js';
import type { CommandLimits, CommandRunner, ConfinedCommand } from '../command-runner.js';
import { RegistryProxy } from '../registries/registry-proxy.js';
import { supervise } from '../run/supervise.js';
import type { SandboxResult, SandboxStatus } from '../sandbox.js';
import { bubblewrapArguments } from './bubblewrap-arguments.js';
import { type Launcher, droppingLauncher, ownLauncher } from './launcher.js';
import { type RuntimeFiles, makeRuntimeFiles } from './runtime-files.js';

/** The first file descriptor that a child inherits after its standard streams. */
const SECCOMP_FD = 3;

/** Writes a file, starts a process and checks that it has no capabilities. */
const PROBE =
  'echo written > probe && cat probe && (exit 0) && grep -q "^CapEff:[[:space:]]*0*$" /proc/self/status';
const PROBE_TIMEOUT_MS = 10_000;

/** Address space that Node.js and its workers reserve without using it. */
const RESERVED_BYTES = 1024 * 1024 * 1024;

/** A confinement that works on this machine. */
interface Setting {
  launcher: Launcher;
  hierarchies: Hierarchies | null;
}

/** Confines commands with bubblewrap: namespaces, resource limits, and cgroups if available. */
export class BubblewrapRunner implements CommandRunner {
  private files: RuntimeFiles | undefined;
  private setting: Setting | undefined;
  private proxy: Promise<void> | undefined;

  /** @param registries hosts that commands may reach; none: no network at all. */
  constructor(
    private readonly registries: readonly string[] = [],
    private readonly find: () => Promise<Hierarchies> = () => findHierarchies(),
  ) {}

  async probe(limits: CommandLimits): Promise<SandboxStatus> {
    if (process.platform !== 'linux') return { level: 'none', reason: 'bubblewrap needs Linux' };
    const { hierarchies, reason } = await this.hierarchies();
    let fault = '';
    for (const setting of this.settings(hierarchies)) {
      this.setting = setting;
      fault = await this.faultOf(limits);
      if (fault !== '') continue;
      return setting.hierarchies ? { level: 'bwrap+cgroup', reason: null } : { level: 'bwrap', reason };
    }
    this.setting = undefined;
    return { level: 'none', reason: fault };
  }

  async run(command: ConfinedCommand): Promise<SandboxResult> {
    if (!this.setting) throw new Error('probe() must be called before run()');
    const { launcher, hierarchies } = this.setting;
    const files = this.runtimeFiles();
    await (this.proxy ??= this.openRegistries(files));
    const cgroup = hierarchies && Cgroup.make(hierarchies, { ...command.limits, cpus: cpusOfCommand() });
    const seccomp = files.seccomp === null ? null : openSync(files.seccomp, 'r');
    try {
      const { prefix, folder, node } = launcher.launch(
        await realpath(command.folder),
        process.execPath,
        cgroup?.processFiles ?? [],
      );
      const confinement = {
        folder,
        node,
        files,
        seccompFd: seccomp === null ? null : SECCOMP_FD,
        dataBytes: dataBytesOf(command.limits, cgroup !== null),
        hasRegistries: this.registries.length > 0,
      };
      return await supervise(
        {
          argv: [...prefix, ...bubblewrapArguments(command.command, confinement, command.limits)],
          inherited: seccomp === null ? [] : [seccomp],
          ranOutOfMemory: () => cgroup?.ranOutOfMemory() ?? Promise.resolve(false),
        },
        command,
      );
    } finally {
      if (seccomp !== null) closeSync(seccomp);
      // Not awaited: the result does not depend on it.
      void cgroup?.remove();
    }
  }

  /**
   * Returns the settings to try, best first. Root processes are exempt from process limits: they need another user,
   * or a cgroup.
   */
  private settings(hierarchies: Hierarchies | null): Setting[] {
    const isRoot = process.getuid?.() === 0;
    const launchers = isRoot ? [droppingLauncher(this.runtimeFiles()), ownLauncher] : [ownLauncher];
    return [...new Set([hierarchies, null])]
      .flatMap((found) => launchers.map((launcher) => ({ launcher, hierarchies: found })))
      .filter((setting) => setting.launcher.isUnprivileged || setting.hierarchies !== null);
  }

  /** Tests a setting. @returns the error; empty when it works. */
  private async faultOf(limits: CommandLimits): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'capstan-probe-'));
    try {
      const { output, exitCode } = await this.run({
        command: PROBE,
        folder,
        limits: { ...limits, timeoutMs: PROBE_TIMEOUT_MS },
        signal: new AbortController().signal,
        onOutput: () => undefined,
      });
      if (exitCode === 0) return '';
      return `bubblewrap does not work here (${output.trim().split('\n').at(-1)?.slice(0, 300) ?? ''})`;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code === 'ENOENT' ? 'bubblewrap (bwrap) is not installed' : String(error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async hierarchies(): Promise<{ hierarchies: Hierarchies | null; reason: string | null }> {
    try {
      const hierarchies = await this.find();
      await removeStale(hierarchies);
      return { hierarchies, reason: 'cgroups cannot be created here' };
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      return { hierarchies: null, reason: `memory is limited per process only: ${cause}` };
    }
  }

  private async openRegistries({ registrySocket }: RuntimeFiles): Promise<void> {
    if (this.registries.length > 0) await new RegistryProxy(this.registries).listen(registrySocket);
  }

  private runtimeFiles(): RuntimeFiles {
    return (this.files ??= makeRuntimeFiles());
  }
}

/** Half of the machine's processors; the rest stays free for other work. */
const cpusOfCommand = (): number => Math.max(1, availableParallelism() / 2);

/**
 * Memory that a process may allocate: reserved addresses count, so the limit is loose where cgroups set a better
 * one.
 */
const dataBytesOf = ({ memoryBytes }: CommandLimits, hasCgroup: boolean): number =>
  hasCgroup ? memoryBytes + RESERVED_BYTES : memoryBytes;
