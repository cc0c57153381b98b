/** `npm run script:build`: bundles the script of sites with records into assets/site.js, which is committed. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

const engine = resolve(import.meta.dirname, '..');
export const SITE_SCRIPT = resolve(engine, 'assets', 'site.js');

/** The script as text. The same sources give the same text. */
export async function bundleBrowser() {
  const bundle = await rolldown({
    input: resolve(engine, 'browser', 'site.ts'),
    platform: 'browser',
    tsconfig: resolve(engine, 'browser', 'tsconfig.json'),
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SITE_SCRIPT, await bundleBrowser());
