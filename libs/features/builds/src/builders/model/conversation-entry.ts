import type { AssistantMessage, ToolResult } from '@capstan/platform-models';

/** Entries of the transcript of a build, in order. */
export type ConversationEntry =
  /** The task for the model; `head` is the commit that the model started from. */
  | { kind: 'task'; text: string; head: string | null }
  /** An instruction of the owner; `number` identifies it for the model, `head` is the commit at that time. */
  | { kind: 'instruction'; id: string; number: number; prompt: string; head: string | null }
  /** A turn of a model; `provider` is its name in LLM_PROVIDERS. */
  | { kind: 'said'; provider: string; message: AssistantMessage }
  /** Results of the calls of the last turn. */
  | { kind: 'results'; results: ToolResult[] }
  /** A message to the model. A nudge points out a loop. */
  | { kind: 'note'; text: string; isNudge?: true }
  /** The model reported on an instruction. */
  | { kind: 'reported'; number: number; isDone: boolean; summary: string; notDone: string[] }
  /** The gate checked a commit. `fingerprint`: of its findings; null if it passed. */
  | { kind: 'checked'; commit: string | null; fingerprint: string | null }
  /** The model finished. */
  | { kind: 'finished' }
  /** The models gave up on this build. */
  | { kind: 'gave_up'; reason: string; explanation: string }
  /** The document was changed for a prompt or an instruction; `requests` are those that need code, `provider`
   * is the name of the model. */
  | { kind: 'authored'; id: string; provider: string; requests: string[] };

export type EntryOf<K extends ConversationEntry['kind']> = Extract<ConversationEntry, { kind: K }>;

export function isKind<K extends ConversationEntry['kind']>(kind: K) {
  return (entry: ConversationEntry): entry is EntryOf<K> => entry.kind === kind;
}
