import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Sandbox, SandboxConfig, SandboxStatus } from '@capstan/sandbox';
import { compiled } from '../compiled.js';
import type { Pace } from '../options.js';
import { median, medianOf } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import { interleave } from '../rounds.js';

type SandboxModule = typeof import('@capstan/sandbox');

const MB = 1024 * 1024;

const CONFIG: SandboxConfig = {
  isOff: false,
  runner: undefined,
  registries: [],
  timeoutMs: 60_000,
  memoryBytes: 1024 * MB,
  maxProcesses: 128,
  diskBytes: 1024 * MB,
  outputBytes: 64 * 1024,
};

const COMMANDS = ['true', 'node -e 0'] as const;

/** The target for the overhead of the sandbox on an empty command. */
const AIM_MS = 15;

const RUNS = { thorough: 40, quick: 5 };

/** Milliseconds of one run; medians. */
export interface CommandFigures {
  command: string;
  directMs: number;
  confinedMs: number | undefined;
}

export interface SandboxFigures {
  status: SandboxStatus;
  commands: CommandFigures[];
}

/** The same commands in a shell, and in a shell in the sandbox, alternately. */
export async function measureSandbox(folder: string, pace: Pace): Promise<SandboxFigures> {
  const { RunnerSandbox } = await compiled<SandboxModule>('libs/engines/sandbox/src/index.js');
  const sandbox = new RunnerSandbox(CONFIG);
  const status = await sandbox.status();
  const work = join(folder, 'sandbox');
  mkdirSync(work);
  const runs = pace.rounds === 1 ? RUNS.quick : RUNS.thorough;
  const contenders = [
    { name: 'direct', run: (command: string) => direct(command, work) },
    ...(status.level === 'none'
      ? []
      : [{ name: 'confined', run: (command: string) => confined(sandbox, command, work) }]),
  ];
  const commands: CommandFigures[] = [];
  for (const command of COMMANDS) {
    const rounds = await interleave(contenders, pace.rounds, async ({ run }) => {
      const samples: number[] = [];
      for (let at = 0; at < runs; at += 1) samples.push(await timed(() => run(command)));
      return median(samples);
    });
    commands.push({
      command,
      directMs: medianOf(rounds, (round) => round.get('direct')) ?? Number.NaN,
      confinedMs: medianOf(rounds, (round) => round.get('confined')),
    });
  }
  return { status, commands };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

async function direct(command: string, cwd: string): Promise<void> {
  await once(spawn('/bin/sh', ['-c', command], { cwd, stdio: ['ignore', 'pipe', 'pipe'] }), 'close');
}

async function confined(sandbox: Sandbox, command: string, folder: string): Promise<void> {
  const { exitCode, output } = await sandbox.run({ command, folder, signal: new AbortController().signal });
  if (exitCode !== 0) throw new Error(`${command} failed in the sandbox: ${output}`);
}

export function sandboxReport({ status, commands }: SandboxFigures): string {
  const added = ({ directMs, confinedMs }: CommandFigures): number | undefined =>
    confinedMs === undefined ? undefined : confinedMs - directMs;
  const nothing = commands.find(({ command }) => command === 'true');
  const addedMs = nothing && added(nothing);
  return [
    table(
      [`a command (${status.level})`, 'direct ms', 'confined ms', 'added ms', 'ratio'],
      commands.map((row) => [
        row.command,
        figure(row.directMs, 1),
        figure(row.confinedMs, 1),
        figure(added(row), 1),
        figure(row.confinedMs === undefined ? undefined : row.confinedMs / row.directMs, 2),
      ]),
    ),
    '',
    addedMs === undefined
      ? `Commands cannot be confined here: ${status.reason ?? ''}`
      : aim(`the sandbox adds ${figure(addedMs, 1)} ms; aim: less than ${AIM_MS}`, addedMs < AIM_MS),
  ].join('\n');
}
