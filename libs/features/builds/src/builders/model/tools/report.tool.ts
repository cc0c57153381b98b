import { z } from 'zod';
import { defineTool, ToolError } from './tool.js';

export const reportTool = defineTool({
  name: 'report',
  description:
    'Reports the outcome of an instruction to the owner, as soon as it is carried out or you know that it cannot be. `not_done`: what of it you did not do, in the words of the owner. Never say that something is done which is not.',
  input: z.object({
    instruction: z.int().min(1),
    is_done: z.boolean(),
    summary: z.string().min(1).max(500),
    not_done: z.array(z.string().max(500)).max(20).nullish(),
  }),
  changesFiles: false,
  title: ({ instruction }) => `report on instruction ${instruction}`,
  async run({ instruction: number, is_done, summary, not_done }, { session, conversation }) {
    const found = conversation.openInstructions().find((open) => open.number === number);
    if (!found) throw new ToolError(`There is no open instruction ${number}.`);
    const notDone = not_done ?? [];
    await session.settle(
      { id: found.id, prompt: found.prompt },
      { wasApplied: is_done, summary, openPoints: notDone },
    );
    await conversation.append({ kind: 'reported', number, isDone: is_done, summary, notDone });
    return 'The owner was notified.';
  },
});
