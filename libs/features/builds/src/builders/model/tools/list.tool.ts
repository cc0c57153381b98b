import { z } from 'zod';
import { defineTool } from './tool.js';

const MAX_FILES = 500;

export const listTool = defineTool({
  name: 'list',
  description: 'Lists the files with their sizes in bytes; `under` limits it to a folder.',
  input: z.object({ under: z.string().nullish() }),
  changesFiles: false,
  title: () => 'list the files',
  async run({ under }, { session }) {
    const folder = (under ?? '').replaceAll(/^\.?\/+|\/+$|^\.$/g, '');
    const files = (await session.checkout.list()).filter(
      ({ path }) => folder === '' || path.startsWith(`${folder}/`),
    );
    if (files.length === 0) return 'No files.';
    const shown = files.slice(0, MAX_FILES).map(({ path, sizeBytes }) => `${path} ${sizeBytes}`);
    const more = files.length > MAX_FILES ? [`and ${files.length - MAX_FILES} more`] : [];
    return [...shown, ...more].join('\n');
  },
});
