import { Logger } from '@nestjs/common';
import type { ToolCall, ToolDescription, ToolResult } from '@capstan/platform-models';
import type { Sandbox } from '@capstan/sandbox';
import { PathError, WorkspaceFullError } from '@capstan/workspaces';
import { SiteWork } from '../../reader/site-work.js';
import { checkTool } from './check.tool.js';
import { deleteTool } from './delete.tool.js';
import { editTool } from './edit.tool.js';
import { finishTool } from './finish.tool.js';
import { grepTool } from './grep.tool.js';
import { listTool } from './list.tool.js';
import { planTool } from './plan.tool.js';
import { readTool } from './read.tool.js';
import { reportTool } from './report.tool.js';
import { runCommandTool } from './run-command.tool.js';
import { summaryOf } from './summary.js';
import { todoTool } from './todo.tool.js';
import { type AcceptedCall, type ModelTool, type ToolContext, ToolError } from './tool.js';
import { writeTool } from './write.tool.js';

const TITLE_CHARACTERS = 100;

/** A call with its tool, or its error. */
type Checked =
  | { call: ToolCall; tool: ModelTool; accepted: AcceptedCall }
  | { call: ToolCall; fault: string };

/** The tools offered to models, and their execution. */
export class Toolbox {
  private readonly logger = new Logger('CodeBuilder');
  private readonly tools: ReadonlyMap<string, ModelTool>;

  private constructor(tools: readonly ModelTool[]) {
    this.tools = new Map(tools.map((tool) => [tool.name, tool]));
  }

  static async for(sandbox: Sandbox): Promise<Toolbox> {
    const { level } = await sandbox.status();
    return new Toolbox([
      planTool,
      todoTool,
      listTool,
      readTool,
      grepTool,
      writeTool,
      editTool,
      deleteTool,
      ...(level === 'none' ? [] : [runCommandTool(sandbox)]),
      checkTool,
      reportTool,
      finishTool,
    ]);
  }

  descriptions(): ToolDescription[] {
    return [...this.tools.values()].map(({ name, description, input }) => ({ name, description, input }));
  }

  /**
   * Runs all calls of a turn in order; consecutive calls that change files are one step, and so one commit.
   * @throws errors that the model cannot fix: the build is lost, stopped, or at its caps.
   */
  async run(calls: readonly ToolCall[], context: ToolContext): Promise<ToolResult[]> {
    const results: ToolResult[] = [];
    for (const group of grouped(calls.map((call) => this.checked(call)))) {
      if (hasFinished(results)) {
        results.push(...group.map(({ call }) => failed(call, 'Not done: you had finished.')));
        continue;
      }
      if (group.some((checked) => 'tool' in checked && checked.tool.changesFiles)) {
        results.push(...(await this.runStep(group, context)));
      } else {
        for (const checked of group) results.push(await this.runOne(checked, context));
      }
    }
    return results;
  }

  private async runStep(group: readonly Checked[], context: ToolContext): Promise<ToolResult[]> {
    try {
      return await context.session.step(titleOf(group), async () => {
        const results: ToolResult[] = [];
        for (const checked of group) results.push(await this.runOne(checked, context));
        await (await SiteWork.open(context.session.checkout)).refreshTypefaces();
        return results;
      });
    } catch (error) {
      if (!(error instanceof WorkspaceFullError)) throw error;
      return group.map(({ call }) => failed(call, `Not kept, the files are as before: ${error.message}`));
    }
  }

  private async runOne(checked: Checked, context: ToolContext): Promise<ToolResult> {
    const { call } = checked;
    const { session } = context;
    session.signal.throwIfAborted();
    await session.emit('tool.started', {
      call_id: call.id,
      tool: call.name,
      arguments: summaryOf(call.input),
    });
    const result = 'fault' in checked ? failed(call, checked.fault) : await this.outcome(checked, context);
    await session.emit('tool.completed', {
      call_id: call.id,
      tool: call.name,
      is_error: result.isError,
      result: summaryOf(result.output),
    });
    return { ...result, output: asData(call.id, result.output) };
  }

  private async outcome(
    { call, accepted }: Extract<Checked, { tool: ModelTool }>,
    context: ToolContext,
  ): Promise<ToolResult> {
    try {
      const output = await accepted.run(context, call.id);
      return { callId: call.id, name: call.name, output, isError: false };
    } catch (error) {
      if (isForModel(error)) return failed(call, error.message);
      if (!isOfDisk(error)) throw error;
      this.logger.warn({ msg: `a tool failed: ${error.code}`, tool: call.name });
      return failed(call, `This cannot be done with these files (${error.code}).`);
    }
  }

  private checked(call: ToolCall): Checked {
    const tool = this.tools.get(call.name);
    if (!tool)
      return { call, fault: `There is no tool of that name. Tools: ${[...this.tools.keys()].join(', ')}.` };
    if (call.isGarbled)
      return { call, fault: 'The arguments were not a JSON object. Call it again, in smaller pieces.' };
    const accepted = tool.accept(call.input);
    return 'fault' in accepted ? { call, ...accepted } : { call, tool, accepted };
  }
}

/** Whether the model finished. */
export function hasFinished(results: readonly ToolResult[]): boolean {
  return results.some(({ name, isError }) => name === finishTool.name && !isError);
}

/** Groups consecutive calls that change files, including invalid ones. */
function grouped(calls: readonly Checked[]): Checked[][] {
  const groups: Checked[][] = [];
  const kindOf = (checked: Checked | undefined) => checked && 'tool' in checked && checked.tool.changesFiles;
  for (const checked of calls) {
    const group = groups.at(-1);
    if (group && kindOf(group[0]) === kindOf(checked)) group.push(checked);
    else groups.push([checked]);
  }
  return groups;
}

function titleOf(group: readonly Checked[]): string {
  const titles = group.flatMap((checked) => ('tool' in checked ? [checked.accepted.title] : []));
  // The title becomes a commit message, which must not contain control characters.
  const title = [...new Set(titles)].join(', ').replaceAll(/\p{Cc}+/gu, ' ');
  const short = title.length > TITLE_CHARACTERS ? `${title.slice(0, TITLE_CHARACTERS - 1)}…` : title;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

function failed({ id, name }: ToolCall, output: string): ToolResult {
  return { callId: id, name, output, isError: true };
}

function isForModel(error: unknown): error is Error {
  return error instanceof ToolError || error instanceof PathError || error instanceof WorkspaceFullError;
}

/** A folder instead of a file, a name that is too long. */
function isOfDisk(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

/** Files and output are untrusted: delimited by a mark that their authors cannot know. */
function asData(callId: string, output: string): string {
  return `<data ${callId}>\n${output}\n</data ${callId}>`;
}
