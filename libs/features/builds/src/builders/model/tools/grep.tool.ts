import { Script } from 'node:vm';
import { z } from 'zod';
import { textOf } from './text-file.js';
import { defineTool, ToolError } from './tool.js';

const MAX_HITS = 100;
const MAX_LINE_CHARACTERS = 300;
const MAX_FILES = 1000;

/** Time for all files together. A pattern may need exponential time, and only a script can be interrupted. */
const TIMEOUT_MS = 500;

/** Runs with the globals `regex`, `flags`, `files` and `maxHits`; no part of the pattern is code. */
const SEARCH = new Script(`{
  const pattern = new RegExp(regex, flags);
  const hits = [];
  search: for (const { path, lines } of files) {
    for (let index = 0; index < lines.length; index += 1) {
      if (!pattern.test(lines[index])) continue;
      hits.push({ path, line: index + 1, text: lines[index] });
      if (hits.length >= maxHits) break search;
    }
  }
  hits;
}`);

interface Hit {
  path: string;
  line: number;
  text: string;
}

export const grepTool = defineTool({
  name: 'grep',
  description:
    'Finds the lines that a JavaScript regular expression matches, in all text files or those below the folder or file `under`.',
  input: z.object({
    pattern: z.string().min(1).max(500),
    under: z.string().nullish(),
    ignore_case: z.boolean().nullish(),
  }),
  changesFiles: false,
  title: ({ pattern }) => `look for ${pattern.slice(0, 60)}`,
  async run({ pattern, under, ignore_case }, { session: { checkout } }) {
    const folder = (under ?? '').replaceAll(/^\.?\/+|\/+$|^\.$/g, '');
    const files: { path: string; lines: string[] }[] = [];
    for (const { path } of (await checkout.list()).slice(0, MAX_FILES)) {
      if (folder !== '' && path !== folder && !path.startsWith(`${folder}/`)) continue;
      const bytes = await checkout.read(path);
      const text = bytes && textOf(bytes);
      if (text !== null) files.push({ path, lines: text.split('\n') });
    }
    const hits = search(pattern, ignore_case === true ? 'i' : '', files);
    if (hits.length === 0) return 'No line matches.';
    const lines = hits.map(
      ({ path, line, text }) => `${path}:${line}: ${text.slice(0, MAX_LINE_CHARACTERS)}`,
    );
    return [...lines, ...(hits.length === MAX_HITS ? [`(the first ${MAX_HITS} only)`] : [])].join('\n');
  },
});

function search(regex: string, flags: string, files: readonly { path: string; lines: string[] }[]): Hit[] {
  try {
    const globals = { regex, flags, files, maxHits: MAX_HITS };
    return SEARCH.runInNewContext(globals, { timeout: TIMEOUT_MS }) as Hit[];
  } catch (error) {
    const { code, name, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      throw new ToolError('The pattern takes too long. Use a simpler one, without nested repetitions.');
    }
    // From another realm, so `instanceof` does not work.
    if (name === 'SyntaxError') throw new ToolError(message);
    throw error;
  }
}
