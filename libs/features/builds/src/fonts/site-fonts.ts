import type { SiteFiles } from '@capstan/site-builder';
import { chooseFonts, type ChosenFont } from './font-choice.js';
import { fontFaces, standInFace } from './font-faces.js';
import { FontPackage } from './font-package.js';

export const FONTS_FOLDER = 'fonts/';
const FONTS_STYLE = `${FONTS_FOLDER}fonts.css`;

/** Limits of what is read per file and in total, far above hand-written sites. */
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_CHARACTERS = 8 * 1024 * 1024;

const isStyled = (path: string): boolean => /\.(?:css|html)$/.test(path);
const isText = (path: string): boolean => /\.(?:html|js)$/.test(path);
/** Whether the content of a file determines which typefaces a site needs. */
export const namesFonts = (path: string): boolean => isStyled(path) || isText(path);
const isOwn = (path: string): boolean => path.startsWith(FONTS_FOLDER);

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Returns a site with the typefaces that its style sheets name: `fonts/fonts.css`, the files that its text
 * needs, and their licenses. SVGs with text get theirs embedded, because they are used outside the site.
 * Files of earlier fonts are removed.
 */
export function withFonts(files: Files): SiteFiles {
  const bare = [...files].filter(([path]) => !isOwn(path));
  const found: SiteFiles = new Map(bare);
  const style = textOf(bare, isStyled);
  const chosen = chooseFonts(style, textOf(bare, isText));
  for (const [path, content] of bare) {
    const drawing = path.endsWith('.svg') ? asText(content) : '';
    const complete = withEmbeddedFonts(drawing);
    if (complete !== drawing) found.set(path, complete);
  }
  if (chosen.length === 0) return found;
  const faces = chosen.map((each) => fontFaces(each, ({ file }) => file) + standInFace(each.font));
  found.set(FONTS_STYLE, faces.join(''));
  for (const { font, slices } of chosen) {
    const source = FontPackage.open(font);
    for (const slice of slices) found.set(`${FONTS_FOLDER}${slice.file}`, source.read(slice));
    found.set(`${FONTS_FOLDER}LICENSE-${font.name}.txt`, source.license());
  }
  return found;
}

/** Embeds the fonts of an SVG, so that it looks the same everywhere. */
function withEmbeddedFonts(drawing: string): string {
  const end = drawing.indexOf('>', drawing.indexOf('<svg')) + 1;
  if (end === 0 || !drawing.includes('<text') || drawing.includes('@font-face')) return drawing;
  const text = drawing.split('<').map((part) => part.slice(part.indexOf('>') + 1));
  const faces = chooseFonts(drawing, text.join('')).map(embedded).join('');
  return faces === '' ? drawing : `${drawing.slice(0, end)}<style>${faces}</style>${drawing.slice(end)}`;
}

function embedded(chosen: ChosenFont): string {
  const source = FontPackage.open(chosen.font);
  return fontFaces(
    chosen,
    (slice) => `data:font/woff2;base64,${Buffer.from(source.read(slice)).toString('base64')}`,
  );
}

function textOf(
  files: readonly [string, string | Uint8Array][],
  isWanted: (path: string) => boolean,
): string {
  let text = '';
  for (const [path, content] of files) {
    if (!isWanted(path) || text.length >= MAX_CHARACTERS) continue;
    const head = typeof content === 'string' ? content : content.subarray(0, MAX_FILE_BYTES);
    text += `${asText(head).slice(0, MAX_FILE_BYTES)}\n`;
  }
  return text;
}

function asText(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
}
