import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { escapeUTF8 } from 'entities';
import { hasFontFiles } from './machine-fonts.js';
import { browserFolder, removeFolder } from './profile-folders.js';
import { shareWithUsers } from './shared-folder.js';

/** Increment when other files are unpacked. */
const EDITION = 1;

/** Kana and kanji, which machines without a Japanese desktop lack; pages do not request it by a Latin name. */
const JAPANESE = '@fontsource-variable/noto-sans-jp';
/** Latin, Greek, Cyrillic, Hebrew, Arabic, symbols and arrows. */
const LATIN = 'dejavu-fonts-ttf';
const LATIN_FILES =
  /^DejaVu(?:Sans|SansMono|Serif)(?:-(?:Bold|Oblique|BoldOblique|Italic|BoldItalic))?\.ttf$/;

const GENERIC = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
};

/** No hinting and grayscale antialiasing: the same page gives the same picture everywhere. */
const RENDERING = [
  '<edit name="hinting" mode="assign"><bool>false</bool></edit>',
  '<edit name="hintstyle" mode="assign"><const>hintnone</const></edit>',
  '<edit name="autohint" mode="assign"><bool>false</bool></edit>',
  '<edit name="antialias" mode="assign"><bool>true</bool></edit>',
  '<edit name="rgba" mode="assign"><const>none</const></edit>',
].join('');

/**
 * Returns the environment in which Chromium can render text on every Linux: the machine's own fonts first, the
 * bundled ones as fallback. Unpacked once per user. Empty on other systems, which always have fonts.
 * @param machineConf the machine's fontconfig file, which need not exist.
 */
export async function fontEnvironment(machineConf: string): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const parent = await browserFolder();
  const folder = join(parent, `fonts-${EDITION}`);
  if (!existsSync(folder)) await unpackTo(folder);
  const needsLatin = !(await hasFontFiles(machineConf));
  const conf = fontsConf({ machineConf, folder, needsLatin });
  const path = join(parent, `fonts-${createHash('sha256').update(conf).digest('hex').slice(0, 16)}.conf`);
  if (!existsSync(path)) {
    const draft = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(draft, conf);
    await chmod(draft, 0o644);
    await rename(draft, path);
  }
  return { FONTCONFIG_FILE: path };
}

async function unpackTo(folder: string): Promise<void> {
  const draft = `${folder}.${randomBytes(6).toString('hex')}`;
  try {
    await unpackLatin(join(draft, 'latin'));
    await unpackJapanese(join(draft, 'japanese'));
    await shareWithUsers(draft);
    await rename(draft, folder).catch((error: unknown) => {
      // Another process was faster.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await removeFolder(draft);
  }
}

async function unpackLatin(to: string): Promise<void> {
  const from = join(packageFolder(LATIN), 'ttf');
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => LATIN_FILES.test(name));
  for (const name of names) await cp(join(from, name), join(to, name));
}

/** Converted to TrueType: fontconfig does not find WOFF2 fonts. */
async function unpackJapanese(to: string): Promise<void> {
  const from = join(packageFolder(JAPANESE), 'files');
  await mkdir(to, { recursive: true });
  const { default: decompress } = await import('wawoff2/decompress.js');
  const names = (await readdir(from)).filter((name) => /-jp-\d+-wght-normal\.woff2$/.test(name));
  for (const name of names) {
    const font = await decompress(await readFile(join(from, name)));
    await writeFile(join(to, name.replace(/woff2$/, 'ttf')), font);
  }
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
}

interface FontsConf {
  machineConf: string;
  folder: string;
  needsLatin: boolean;
}

function fontsConf({ machineConf, folder, needsLatin }: FontsConf): string {
  const own = needsLatin ? ['latin', 'japanese'] : ['japanese'];
  const aliases = Object.entries(GENERIC).map(
    ([generic, family]) =>
      `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    existsSync(machineConf)
      ? // Chromium may run as a user who cannot read it; fontconfig would then ignore everything else, too.
        `<include ignore_missing="yes">${escapeUTF8(machineConf)}</include>`
      : '<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>',
    ...own.map((name) => `<dir>${escapeUTF8(join(folder, name))}</dir>`),
    ...(needsLatin ? aliases : []),
    ...['pattern', 'font'].map((target) => `<match target="${target}">${RENDERING}</match>`),
    `<cachedir>${escapeUTF8(`${folder}-cache`)}</cachedir>`,
    // For a Chromium whose user cannot write that folder.
    '<cachedir prefix="xdg">fontconfig</cachedir>',
    '</fontconfig>',
  ].join('\n');
}
