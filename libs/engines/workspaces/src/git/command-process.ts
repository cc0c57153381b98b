import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { WorkspacesUnavailableError } from '../workspaces-unavailable.error.js';
import type { GitCommand, GitOutcome, GitReply } from './git-command.js';

const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const SCRIPT = fileURLToPath(new URL(`./commands.process.${EXTENSION}`, import.meta.url));

/** It has about 45 MB. */
const IDLE_MS = 60_000;

/**
 * A small process that starts git for this one. To start a program, the system copies the page tables of the process that
 * starts it, and blocks it meanwhile: for tens of milliseconds if it is a service, and for one if it is small.
 */
class CommandProcess {
  private readonly child: ChildProcess;
  private readonly running = new Map<number, PromiseWithResolvers<GitOutcome>>();
  private readonly idle: NodeJS.Timeout;
  private started = 0;

  /** @param onEnd it takes no more commands. */
  constructor(private readonly onEnd: () => void) {
    // It gets no secrets: commands bring their environment.
    this.child = fork(SCRIPT, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (reply: GitReply) => this.settle(reply));
    this.child.once('error', (cause) => this.fail(cause));
    this.child.once('exit', (code, signal) =>
      this.fail(new Error(`The process of git ended: ${signal ?? code}.`)),
    );
    this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
  }

  /** @throws WorkspacesUnavailableError if the program cannot be started. */
  run(command: GitCommand): Promise<GitOutcome> {
    const id = this.started++;
    const outcome = Promise.withResolvers<GitOutcome>();
    this.running.set(id, outcome);
    // This process stays alive until the command has ended.
    this.child.channel?.ref();
    this.child.send({ id, command }, (error) => {
      if (error) this.fail(error);
    });
    return outcome.promise;
  }

  private settle(reply: GitReply): void {
    const outcome = this.running.get(reply.id);
    this.running.delete(reply.id);
    if ('outcome' in reply) outcome?.resolve(reply.outcome);
    else outcome?.reject(new WorkspacesUnavailableError({ cause: new Error(reply.error) }));
    if (this.running.size > 0) return;
    this.idle.refresh();
    this.rest();
  }

  /** Lets this process end. */
  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  private end(): void {
    if (this.running.size > 0) return;
    this.onEnd();
    if (this.child.connected) this.child.disconnect();
  }

  private fail(cause: Error): void {
    clearTimeout(this.idle);
    this.onEnd();
    for (const outcome of this.running.values()) outcome.reject(new WorkspacesUnavailableError({ cause }));
    this.running.clear();
    this.rest();
  }
}

let current: CommandProcess | undefined;

/** Runs a command in the process for commands, which is started for the first one. @throws WorkspacesUnavailableError. */
export function runCommand(command: GitCommand): Promise<GitOutcome> {
  if (current) return current.run(command);
  const started = new CommandProcess(() => {
    if (current === started) current = undefined;
  });
  current = started;
  return started.run(command);
}
