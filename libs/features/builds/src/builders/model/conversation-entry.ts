import type { AssistantMessage, ToolResult } from '@capstan/platform-models';

/** What the transcript of a build keeps, in the order in which it happened. */
export type ConversationEntry =
  /** The task as the model is given it; `head` is the commit that the model began on. */
  | { kind: 'task'; text: string; head: string | null }
  /** An instruction of the owner; `number` is what the model calls it by, `head` the commit of that moment. */
  | { kind: 'instruction'; id: string; number: number; prompt: string; head: string | null }
  /** What a model said in one turn; `provider` is its name in LLM_PROVIDERS. */
  | { kind: 'said'; provider: string; message: AssistantMessage }
  /** What became of the calls of the last turn. */
  | { kind: 'results'; results: ToolResult[] }
  /** We to the model. A nudge tells it that it goes round in circles. */
  | { kind: 'note'; text: string; isNudge?: true }
  /** The model said what it did about an instruction. */
  | { kind: 'reported'; number: number; isDone: boolean; summary: string; notDone: string[] }
  /** A commit went through the gate. `fingerprint`: of its findings; null when it passed. */
  | { kind: 'checked'; commit: string | null; fingerprint: string | null }
  /** All was done. */
  | { kind: 'finished' }
  /** Nothing more is to be expected of the models for this build. */
  | { kind: 'gave_up'; reason: string };

export type EntryOf<K extends ConversationEntry['kind']> = Extract<ConversationEntry, { kind: K }>;

export function isKind<K extends ConversationEntry['kind']>(kind: K) {
  return (entry: ConversationEntry): entry is EntryOf<K> => entry.kind === kind;
}
