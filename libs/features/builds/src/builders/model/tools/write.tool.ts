import { z } from 'zod';
import { assertDataSchema } from './data-schema-file.js';
import { assertChangeable } from './owned-file.js';
import { filePath } from './text-file.js';
import { defineTool, ToolError } from './tool.js';

const MAX_CHARACTERS = 512 * 1024;

export const writeTool = defineTool({
  name: 'write',
  description:
    'Writes a whole text file: a new one, or one of which most changes. For small changes use edit, which costs less and loses nothing.',
  input: z.object({ path: filePath, content: z.string() }),
  changesFiles: true,
  title: ({ path }) => `write ${path}`,
  async run({ path, content }, { session: { checkout } }) {
    assertChangeable(path);
    if (content.length > MAX_CHARACTERS) throw new ToolError(`A file may have ${MAX_CHARACTERS} characters.`);
    assertDataSchema(path, content);
    const was = await checkout.read(path);
    await checkout.write(path, content);
    return `${was ? 'Replaced' : 'Made'} ${path} (${Buffer.byteLength(content)} bytes).`;
  },
});
