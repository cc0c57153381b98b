import { z } from 'zod';
import { assertChangeable } from './owned-file.js';
import { filePath } from './text-file.js';
import { defineTool, ToolError } from './tool.js';

export const deleteTool = defineTool({
  name: 'delete',
  description: 'Deletes a file. Links to it must go as well.',
  input: z.object({ path: filePath }),
  changesFiles: true,
  title: ({ path }) => `delete ${path}`,
  async run({ path }, { session }) {
    assertChangeable(path);
    if (!(await session.checkout.remove(path))) throw new ToolError(`There is no file ${path}.`);
    return `Deleted ${path}.`;
  },
});
