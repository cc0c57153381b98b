import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.svg']);
/** Less is not worth a file. */
const MIN_BYTES = 256;
const GZIP_LEVEL = 9;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` next to each file, so that the service compresses none at a request. */
export const compressedFiles = (folder: string): Plugin => ({
  name: 'compressed-files',
  apply: 'build',
  closeBundle: async () => {
    const found = await readdir(folder, { recursive: true });
    const files = found.filter((name) => COMPRESSIBLE.has(extname(name)));
    await Promise.all(files.map((name) => compress(join(folder, name))));
  },
});

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: GZIP_LEVEL })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
