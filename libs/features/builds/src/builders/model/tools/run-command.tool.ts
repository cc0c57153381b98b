import {
  type Sandbox,
  type SandboxCommand,
  type SandboxResult,
  SandboxUnavailableError,
} from '@capstan/sandbox';
import { z } from 'zod';
import type { BuildSession } from '../../build-session.js';
import { CommandOutput } from './command-output.js';
import { keepingOwnedFiles } from './owned-file.js';
import { defineTool, type ModelTool, ToolError } from './tool.js';

const DEFAULT_SECONDS = 60;
const MAX_SECONDS = 120;

/** The model gets the beginning and the end of the output. */
const MAX_SHOWN_CHARACTERS = 8000;

/** Only for sandboxes that isolate commands. */
export function runCommandTool(sandbox: Sandbox): ModelTool {
  return defineTool({
    name: 'run_command',
    description:
      'Runs a line for `sh -c` in the folder of the site, without network and environment. For calculations, conversions and checks of your own; no server stays alive.',
    input: z.object({
      command: z.string().min(1).max(8000),
      timeout_seconds: z.int().min(1).max(MAX_SECONDS).nullish(),
    }),
    changesFiles: true,
    title: ({ command }) => `run ${command.split('\n')[0]!.slice(0, 60)}`,
    async run({ command, timeout_seconds }, { session }, callId) {
      await session.emit('command.started', { call_id: callId, command: command.slice(0, 500) });
      const result = await confined(sandbox, session, callId, {
        command,
        timeoutMs: (timeout_seconds ?? DEFAULT_SECONDS) * 1000,
      });
      session.signal.throwIfAborted();
      const { exitCode, killedBy, durationMs, isOutputCut } = result;
      await session.emit('command.completed', {
        call_id: callId,
        exit_code: exitCode,
        killed_by: killedBy,
        duration_ms: Math.round(durationMs),
        output_cut: isOutputCut,
      });
      const end = killedBy === null ? `Exit code ${exitCode}.` : `Killed: ${killedBy}.`;
      return `${end}\n${shown(result.output)}`;
    },
  });
}

async function confined(
  sandbox: Sandbox,
  session: BuildSession,
  callId: string,
  command: Pick<SandboxCommand, 'command' | 'timeoutMs'>,
): Promise<SandboxResult> {
  const output = new CommandOutput(session, callId);
  try {
    return await keepingOwnedFiles(session.checkout, () =>
      sandbox.run({
        ...command,
        folder: session.checkout.folder,
        signal: session.signal,
        onOutput: (chunk) => output.add(chunk),
      }),
    );
  } catch (error) {
    // The reason is for the operator.
    if (error instanceof SandboxUnavailableError) throw new ToolError('Commands cannot be run here.');
    throw error;
  } finally {
    await output.end();
  }
}

function shown(output: string): string {
  if (output.length <= MAX_SHOWN_CHARACTERS) return output;
  const half = MAX_SHOWN_CHARACTERS / 2;
  const left = output.length - MAX_SHOWN_CHARACTERS;
  return `${output.slice(0, half)}\n(${left} characters omitted)\n${output.slice(-half)}`;
}
