import type { Checkout } from '@capstan/workspaces';
import { FONTS_FOLDER, namesFonts, withFonts } from './site-fonts.js';

/**
 * Copies the typefaces that the pages and style sheets of a work tree name and their text needs into
 * `fonts/`.
 */
export async function bringFonts(checkout: Checkout): Promise<void> {
  const files = new Map<string, Uint8Array>();
  for (const { path } of await checkout.list()) {
    const content = namesFonts(path) ? await checkout.read(path) : null;
    if (content !== null) files.set(path, content);
  }
  for (const [path, content] of withFonts(files)) {
    if (!path.startsWith(FONTS_FOLDER)) continue;
    const present = await checkout.read(path);
    if (present === null || Buffer.compare(present, Buffer.from(content)) !== 0) {
      await checkout.write(path, content);
    }
  }
}
