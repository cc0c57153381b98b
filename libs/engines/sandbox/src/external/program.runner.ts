import { execFile, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { CommandRunner, ConfinedCommand } from '../command-runner.js';
import { supervise } from '../run/supervise.js';
import type { SandboxResult, SandboxStatus } from '../sandbox.js';

const run = promisify(execFile);

const PROBE_TIMEOUT_MS = 60_000;

/** Time for the program to report that it killed the command, before this process kills the program. */
const OWN_TIMER_MARGIN_MS = 5000;

const output = z.object({ stream: z.enum(['stdout', 'stderr']), text: z.string() });
const end = z.object({
  exit_code: z.number().int().nullable(),
  killed_by: z.enum(['timeout', 'memory', 'disk', 'signal']).nullish(),
});

/**
 * Runs commands with an operator's program, which uses a container or a virtual machine. docs/adr/0019-sandbox.md
 * describes the protocol: `<program> probe`, `<program> run <folder>`, JSON on both sides.
 */
export class ProgramRunner implements CommandRunner {
  constructor(private readonly program: string) {}

  async probe(): Promise<SandboxStatus> {
    try {
      await run(this.program, ['probe'], { timeout: PROBE_TIMEOUT_MS, killSignal: 'SIGKILL' });
      return { level: 'container', reason: null };
    } catch (error) {
      const said = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
      return { level: 'none', reason: `SANDBOX_RUNNER does not work (${said.slice(0, 300)})` };
    }
  }

  async run(command: ConfinedCommand): Promise<SandboxResult> {
    const { limits } = command;
    const request = {
      command: command.command,
      timeout_ms: limits.timeoutMs,
      memory_bytes: limits.memoryBytes,
      max_processes: limits.maxProcesses,
      disk_bytes: limits.diskBytes,
      network: 'none',
    };
    let ended: z.infer<typeof end> | undefined;
    const result = await supervise(
      {
        argv: [this.program, 'run', command.folder],
        input: `${JSON.stringify(request)}\n`,
        endsOnSigterm: true,
        listen: (child: ChildProcess, add) => {
          if (!child.stdout || !child.stderr) return;
          createInterface({ input: child.stdout }).on('line', (line) => {
            const message = readMessage(line);
            if (message && 'text' in message) add(message.stream, Buffer.from(message.text));
            else ended = message ?? ended;
          });
          child.stderr.on('data', (chunk: Buffer) => add('stderr', chunk));
        },
      },
      { ...command, limits: { ...limits, timeoutMs: limits.timeoutMs + OWN_TIMER_MARGIN_MS } },
    );
    if (result.killedBy !== null || !ended)
      return { ...result, exitCode: null, killedBy: result.killedBy ?? 'signal' };
    return { ...result, exitCode: ended.exit_code, killedBy: ended.killed_by ?? null };
  }
}

function readMessage(line: string): z.infer<typeof output> | z.infer<typeof end> | undefined {
  try {
    return z.union([output, end]).parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
