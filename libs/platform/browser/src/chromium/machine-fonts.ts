import { readFile, readdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Fontconfig's default folders. */
const USUAL_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];
const FONT_FILE = /\.(?:ttf|otf|ttc|otc|pfb)$/i;

/** Returns whether a fontconfig file, or the default folders if it is missing, leads to at least one outline font. */
export async function hasFontFiles(confFile: string): Promise<boolean> {
  const conf = await readFile(confFile, 'utf8').catch(() => null);
  const folders = conf === null ? USUAL_FOLDERS : foldersOf(conf, dirname(confFile));
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    if (names.some((name) => FONT_FILE.test(name))) return true;
  }
  return false;
}

/** Returns the absolute folders in the file; those of single users are irrelevant to a service. */
function foldersOf(conf: string, confFolder: string): string[] {
  const bare = conf.replaceAll(/<!--.*?-->/gs, '');
  return [...bare.matchAll(/<dir(\s[^>]*)?>([^<]*)<\/dir>/g)]
    .filter(([, attributes = '', path = '']) => !attributes.includes('prefix') && !path.startsWith('~'))
    .map(([, , path = '']) => resolve(confFolder, path.trim()));
}
