import { z } from 'zod';
import { assertDataSchema } from './data-schema-file.js';
import { assertChangeable } from './owned-file.js';
import { filePath, readTextFile } from './text-file.js';
import { defineTool, ToolError } from './tool.js';

export const editTool = defineTool({
  name: 'edit',
  description:
    'Replaces one passage of a text file. `search` must occur in the file exactly once, character by character, white space included; take it from what read showed, with enough lines around it to be unique. `replace` may be empty.',
  input: z.object({ path: filePath, search: z.string().min(1), replace: z.string() }),
  changesFiles: true,
  title: ({ path }) => `edit ${path}`,
  async run({ path, search, replace }, { session: { checkout } }) {
    assertChangeable(path);
    const text = await readTextFile(checkout, path);
    const lines = linesOf(text, search);
    if (lines.length === 0) throw new ToolError(missing(path, text, search));
    if (lines.length > 1) {
      const places = lines.slice(0, 10).join(', ');
      throw new ToolError(
        `\`search\` occurs in ${path} ${lines.length} times (lines ${places}). Nothing was changed. Include more of the surrounding text.`,
      );
    }
    if (search === replace) throw new ToolError('`search` and `replace` are the same. Nothing was changed.');
    // A function, because `$&` in a replacement string is special.
    const changed = text.replace(search, () => replace);
    assertDataSchema(path, changed);
    await checkout.write(path, changed);
    return `Changed ${path} at line ${lines[0]}.`;
  },
});

/** The lines on which a passage begins, including overlapping occurrences. */
function linesOf(text: string, passage: string): number[] {
  const lines: number[] = [];
  for (let at = text.indexOf(passage); at !== -1; at = text.indexOf(passage, at + 1)) {
    lines.push(text.slice(0, at).split('\n').length);
  }
  return lines;
}

function missing(path: string, text: string, search: string): string {
  const flat = (some: string): string => some.replaceAll(/\s+/g, ' ').trim();
  const start = flat(search.split('\n').find((line) => line.trim() !== '') ?? '');
  const near = start === '' ? -1 : text.split('\n').findIndex((line) => flat(line).includes(start));
  const hint =
    near === -1
      ? 'Read the file again: it is not as you remember it.'
      : `It differs in white space or further down: compare with line ${near + 1}.`;
  return `\`search\` does not occur in ${path}. Nothing was changed. ${hint}`;
}
