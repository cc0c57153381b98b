import type { BuildSession } from '../build-session.js';
import type { Conversation } from './conversation.js';

/**
 * Settles the instructions that the model did not report on: as applied only if files changed after it had read them
 * and it lists no unfinished work. Unfulfilled requests are stored with the site.
 */
export async function settleAtEnd(
  session: BuildSession,
  conversation: Conversation,
  { summary, notDone }: { summary: string; notDone: readonly string[] },
): Promise<void> {
  const open = conversation.openInstructions();
  for (const { id, number, prompt, head } of open) {
    const isDone = notDone.length === 0 && session.checkout.head !== head;
    const openPoints = isDone ? [] : notDone.length > 0 ? [...notDone] : [prompt];
    await session.settle({ id, prompt }, { wasApplied: isDone, summary, openPoints });
    await conversation.append({ kind: 'reported', number, isDone, summary, notDone: openPoints });
  }
  // Those of an instruction are stored with its outcome.
  if (open.length === 0 && notDone.length > 0) await session.addOpenPoints(notDone);
}
