import { z } from 'zod';
import { siteBriefIn } from '../../../document/site-brief.js';
import { defineTool } from './tool.js';

export const planTool = defineTool({
  name: 'plan',
  description:
    'Shows the owner, once at the beginning, in which steps you will do the work: short phrases in the language of the owner.',
  input: z.object({ steps: z.array(z.string().min(1).max(200)).min(1).max(20) }),
  changesFiles: false,
  title: () => 'plan the work',
  async run({ steps }, { session }) {
    await session.emit('plan.created', { brief: await siteBriefIn(session.checkout), steps });
    return 'The owner sees the plan. Begin.';
  },
});
