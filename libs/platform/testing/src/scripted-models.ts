import {
  type AssistantMessage,
  type ModelAnswer,
  type ModelRequest,
  Models,
  ModelsError,
  type ToolCall,
  type TurnAnswer,
  type TurnRequest,
} from '@capstan/platform-models';
import type { z } from 'zod';

/** A tool call in a script. */
export type ScriptedCall = [name: string, input: Record<string, unknown>];

/** One turn of a scripted model. */
export interface ScriptedTurn {
  text?: string;
  calls?: ScriptedCall[];
  provider?: string;
  /** Runs before the answer, e.g. to send an instruction. */
  before?: () => void;
}

/** An answer in a script, or what is thrown; a function makes it from the request. */
export type ScriptedReply = object | string | ((request: ModelRequest) => unknown);

/** What the models answer, in order. Without any of the lists no model is configured. */
export interface ModelScript {
  texts?: readonly ScriptedReply[];
  objects?: readonly ScriptedReply[];
  turns?: readonly (ScriptedTurn | Error)[];
  /** The last text and the last object answer all further requests; default: no model answers them. */
  repeats?: boolean;
}

const USAGE = { inputTokens: 1000, outputTokens: 100, usd: 0.01 };

/** Models that follow a script. */
export class ScriptedModels extends Models {
  /** Requests for texts and objects. */
  readonly questions: ModelRequest[] = [];
  /** Requests for turns. */
  readonly requests: TurnRequest[] = [];
  private calls = 0;

  constructor(private readonly script: ModelScript) {
    super();
  }

  override isConfigured(): boolean {
    const { texts, objects, turns } = this.script;
    return (texts ?? objects ?? turns) !== undefined;
  }

  override async text(request: ModelRequest): Promise<ModelAnswer<string>> {
    return answered((await this.reply(this.script.texts, request)) as string);
  }

  override async object<T>(request: ModelRequest & { schema: z.ZodType<T> }): Promise<ModelAnswer<T>> {
    const checked = request.schema.safeParse(await this.reply(this.script.objects, request));
    if (!checked.success) throw new ModelsError([{ provider: 'openai', reason: 'invalid_output' }]);
    return answered(checked.data);
  }

  override async turn(request: TurnRequest): Promise<TurnAnswer> {
    this.requests.push({ ...request, messages: structuredClone(request.messages) });
    const turn = this.script.turns?.[this.requests.length - 1] ?? new ModelsError([]);
    if (turn instanceof Error) throw turn;
    turn.before?.();
    request.signal.throwIfAborted();
    const { text = '', provider = 'openai' } = turn;
    request.onModel?.({ provider, model: `model of ${provider}` }, []);
    if (text !== '') request.onText?.(text);
    const calls = (turn.calls ?? []).map(([name, input]): ToolCall => {
      this.calls += 1;
      return { id: `call${String(this.calls).padStart(5, '0')}`, name, input };
    });
    const message: AssistantMessage = { role: 'assistant', text, calls };
    const finish = calls.length > 0 ? 'calls' : 'stop';
    return { provider, model: `model of ${provider}`, message, usage: USAGE, finish };
  }

  /** Tool results in the latest request. */
  lastResults(): string[] {
    const last = this.requests.at(-1)?.messages.findLast((message) => message.role === 'tools');
    return last?.role === 'tools' ? last.results.map(({ output }) => output) : [];
  }

  private async reply(script: readonly ScriptedReply[] = [], request: ModelRequest): Promise<unknown> {
    this.questions.push(request);
    const at = this.questions.length - 1;
    const line = script[this.script.repeats ? Math.min(at, script.length - 1) : at] ?? unavailable;
    const reply: unknown = typeof line === 'function' ? await line(request) : line;
    if (reply instanceof Error) throw reply;
    return reply;
  }
}

/** A reply of models that are unavailable. */
export const unavailable = (): ModelsError => new ModelsError([{ provider: 'openai', reason: 'timeout' }]);

/** A reply that comes only when the request is aborted. */
export const slow = ({ signal }: Pick<ModelRequest, 'signal'>): Promise<never> =>
  new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const answered = <T>(value: T): ModelAnswer<T> => ({
  value,
  provider: 'openai',
  model: 'model of openai',
  usage: USAGE,
  failures: [],
});
