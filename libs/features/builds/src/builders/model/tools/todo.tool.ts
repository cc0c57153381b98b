import { z } from 'zod';
import type { Conversation } from '../conversation.js';
import { defineTool } from './tool.js';

const TODO_INPUT = z.object({
  items: z
    .array(
      z.object({ title: z.string().min(1).max(200), status: z.enum(['open', 'doing', 'done', 'dropped']) }),
    )
    .max(40),
});

/** The list is the argument of the last call: it is stored only in the conversation. */
export const todoTool = defineTool({
  name: 'todo',
  description:
    'Replaces your list of what is to do. Keep it current; what is open or doing must not be when you finish.',
  input: TODO_INPUT,
  changesFiles: false,
  title: () => 'update the list',
  async run({ items }) {
    const open = items.filter(({ status }) => status === 'open' || status === 'doing').length;
    return `${items.length} items, ${open} still to do.`;
  },
});

/** Titles that are not done in the last list. */
export function openTodos(conversation: Conversation): string[] {
  const calls = conversation.all('said').flatMap(({ message }) => message.calls);
  const last = calls.findLast(
    ({ name, input }) => name === todoTool.name && TODO_INPUT.safeParse(input).success,
  );
  if (!last) return [];
  const { items } = TODO_INPUT.parse(last.input);
  return items.filter(({ status }) => status === 'open' || status === 'doing').map(({ title }) => title);
}
