import { z } from 'zod';
import { defineTool, ToolError } from './tool.js';

export const checkTool = defineTool({
  name: 'check',
  description:
    'Puts the site as it is through the gate: every page opens, is not blank, logs no error, its links lead somewhere, it is accessible on phone and desktop in light and dark, its HTML is valid. Pages that pass are what visitors see. Slow: call it when a piece of work is complete.',
  input: z.object({}),
  changesFiles: false,
  title: () => 'check the site',
  async run(_input, { session, gate }) {
    const { hasPassed, text } = await gate.publish();
    await session.phase('building');
    if (!hasPassed) throw new ToolError(text);
    return text;
  },
});
