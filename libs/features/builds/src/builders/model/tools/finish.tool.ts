import { z } from 'zod';
import { settleAtEnd } from '../settle-at-end.js';
import { openTodos } from './todo.tool.js';
import { defineTool, ToolError } from './tool.js';

export const finishTool = defineTool({
  name: 'finish',
  description:
    'Ends your work when all is done. The site must pass the check; if it does not, you get the reasons and continue. `not_done`: requests of the owner that you did not fulfill, in their words.',
  input: z.object({
    summary: z.string().min(1).max(1000),
    not_done: z.array(z.string().max(500)).max(20).nullish(),
  }),
  changesFiles: false,
  title: () => 'finish',
  async run({ summary, not_done }, { session, conversation, gate }) {
    const todos = openTodos(conversation);
    if (todos.length > 0) {
      throw new ToolError(`Still on your list: ${todos.join('; ')}. Do it, or update the list.`);
    }
    const { hasPassed, text } = await gate.publish();
    if (!hasPassed) {
      await session.phase('building');
      throw new ToolError(text);
    }
    await settleAtEnd(session, conversation, { summary, notDone: not_done ?? [] });
    return 'Finished.';
  },
});
