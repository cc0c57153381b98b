import type { ToolCall } from '@capstan/platform-models';
import type { ConversationEntry } from './conversation-entry.js';

/** Number of recent actions that are examined. */
const WINDOW = 20;

const SAME_RESULT = 4;
const SAME_ERROR = 3;
const MAX_TURNS_WITHOUT_CALLS = 3;
/** Three times the same two actions. */
const ALTERNATION = 6;

interface Action {
  /** Call, arguments and result; null for a turn without a call. */
  signature: string | null;
  isError: boolean;
}

/** Describes a loop of the model, or returns null. Examines the actions since the last nudge. */
export function detectLoop(entries: readonly ConversationEntry[]): string | null {
  const actions = actionsSinceNudge(entries).slice(-WINDOW);
  const last = actions.at(-1);
  if (!last) return null;
  const repeats = actions.length - 1 - actions.findLastIndex(({ signature }) => signature !== last.signature);
  if (last.signature === null) {
    return repeats >= MAX_TURNS_WITHOUT_CALLS ? `talked ${repeats} times without calling a tool` : null;
  }
  if (last.isError && repeats >= SAME_ERROR) return `made the same failing call ${repeats} times`;
  if (repeats >= SAME_RESULT) return `made the same call with the same result ${repeats} times`;
  return alternates(actions.slice(-ALTERNATION)) ? 'went back and forth between the same two calls' : null;
}

function actionsSinceNudge(entries: readonly ConversationEntry[]): Action[] {
  const since = entries.findLastIndex((entry) => entry.kind === 'note' && entry.isNudge === true);
  let calls: readonly ToolCall[] = [];
  return entries.slice(since + 1).flatMap((entry): Action[] => {
    if (entry.kind === 'said') {
      ({ calls } = entry.message);
      return calls.length === 0 ? [{ signature: null, isError: false }] : [];
    }
    if (entry.kind !== 'results') return [];
    return entry.results.map(({ callId, name, output, isError }) => {
      const input = calls.find(({ id }) => id === callId)?.input;
      // Results contain the id of their call, which is new each time.
      const result = output.replaceAll(callId, '');
      return { signature: JSON.stringify([name, input, result]), isError };
    });
  });
}

function alternates(actions: readonly Action[]): boolean {
  const [one, other] = actions.map(({ signature }) => signature);
  if (actions.length < ALTERNATION || one === other || one === null || other === null) return false;
  return actions.every(({ signature }, index) => signature === (index % 2 === 0 ? one : other));
}
