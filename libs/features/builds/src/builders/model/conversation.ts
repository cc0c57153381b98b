import type { DialogueMessage } from '@capstan/platform-models';
import type { Transcript } from '../build-session.js';
import { type ConversationEntry, type EntryOf, isKind } from './conversation-entry.js';

/**
 * The conversation with the models, stored in the transcript. All decisions that depend on the past are
 * derived from its entries, so that the next worker decides the same.
 */
export class Conversation {
  private constructor(
    private readonly transcript: Transcript,
    private readonly stored: ConversationEntry[],
  ) {}

  static async load(transcript: Transcript): Promise<Conversation> {
    // Only this builder writes the transcript.
    return new Conversation(transcript, (await transcript.load()) as ConversationEntry[]);
  }

  get entries(): readonly ConversationEntry[] {
    return this.stored;
  }

  async append(...entries: ConversationEntry[]): Promise<void> {
    await this.transcript.append(entries);
    this.stored.push(...entries);
  }

  all<K extends ConversationEntry['kind']>(kind: K): EntryOf<K>[] {
    return this.stored.filter(isKind(kind));
  }

  last<K extends ConversationEntry['kind']>(kind: K): EntryOf<K> | undefined {
    return this.stored.findLast(isKind(kind));
  }

  /** The last turn of a model, if its calls have no results yet: the worker died in between. */
  unanswered(): EntryOf<'said'> | undefined {
    const last = this.stored.findLast(({ kind }) => kind === 'said' || kind === 'results');
    return last?.kind === 'said' && last.message.calls.length > 0 ? last : undefined;
  }

  /** Instructions that the model has seen and not reported on. */
  openInstructions(): EntryOf<'instruction'>[] {
    const reported = new Set(this.all('reported').map(({ number }) => number));
    return this.all('instruction').filter(({ number }) => !reported.has(number));
  }

  /** Whether the document was changed for a prompt or an instruction, or its code is being written. */
  isAuthored(id: string): boolean {
    return this.stored.some(
      (entry) => (entry.kind === 'authored' || entry.kind === 'instruction') && entry.id === id,
    );
  }

  /** Requests that need code, since code was last finished. */
  openRequests(): string[] {
    const finished = this.stored.findLastIndex(({ kind }) => kind === 'finished');
    return this.stored
      .slice(finished + 1)
      .filter(isKind('authored'))
      .flatMap(({ requests }) => requests);
  }

  /** The last commit that passed the gate, otherwise the one that the models started from. */
  lastGoodCommit(): string | null {
    const good = this.stored.filter(isKind('checked')).findLast(({ fingerprint }) => fingerprint === null);
    return good ? good.commit : (this.last('task')?.head ?? null);
  }

  /** The messages to send to the models. */
  messages(): DialogueMessage[] {
    return this.stored.flatMap((entry): DialogueMessage[] => {
      switch (entry.kind) {
        case 'task':
        case 'note':
          return [{ role: 'user', text: entry.text }];
        case 'instruction':
          return [{ role: 'user', text: `Instruction ${entry.number} of the owner:\n\n${entry.prompt}` }];
        case 'said':
          return [entry.message];
        case 'results':
          return [{ role: 'tools', results: entry.results }];
        default:
          return [];
      }
    });
  }
}
