import { z } from 'zod';
import { filePath, readTextFile } from './text-file.js';
import { defineTool, ToolError } from './tool.js';

/** Limit of one result; a longer file is read in pieces. */
const MAX_CHARACTERS = 40_000;

export const readTool = defineTool({
  name: 'read',
  description:
    'Reads a text file, whole or a range of its lines (first line is 1). Long files come in pieces: read on from the line that the result names.',
  input: z.object({
    path: filePath,
    from_line: z.int().min(1).nullish(),
    to_line: z.int().min(1).nullish(),
  }),
  changesFiles: false,
  title: ({ path }) => `read ${path}`,
  async run({ path, from_line, to_line }, { session }) {
    const lines = (await readTextFile(session.checkout, path)).split('\n');
    const from = from_line ?? 1;
    const to = Math.min(to_line ?? lines.length, lines.length);
    if (from > to)
      throw new ToolError(`${path} has ${lines.length} lines; there is nothing in ${from} to ${to}.`);
    const kept: string[] = [];
    let length = 0;
    for (const line of lines.slice(from - 1, to)) {
      length += line.length + 1;
      if (length > MAX_CHARACTERS) break;
      kept.push(line);
    }
    if (kept.length === 0) kept.push(lines[from - 1]!.slice(0, MAX_CHARACTERS));
    const end = from + kept.length - 1;
    const range =
      from === 1 && end === lines.length ? `${end} lines` : `lines ${from} to ${end} of ${lines.length}`;
    const more = end < to ? `; read on from_line ${end + 1}` : '';
    return `${path}, ${range}${more}\n${kept.join('\n')}`;
  },
});
