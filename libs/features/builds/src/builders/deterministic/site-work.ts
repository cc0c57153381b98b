import type { Checkout } from '@capstan/workspaces';
import {
  type SiteFiles,
  type SiteState,
  composeSite,
  firstLook,
  siteFiles,
  withRecords,
} from '@capstan/site-builder';
import { z } from 'zod';
import { FONTS_FOLDER, namesFonts, withFonts } from '../../fonts/site-fonts.js';
import type { MessageOutcome } from '../build-session.js';
import { SOCIAL_IMAGE, SOCIAL_PAGE } from './social-image.js';
import { RECORD_FILE, WorkRecord, hashOf } from './work-record.js';

const STATE_FILE = '.capstan/site.json';

const StateShape = z.looseObject({
  version: z.literal(1),
  brief: z.looseObject({ name: z.string() }),
  edits: z.array(z.array(z.looseObject({ kind: z.string() }))),
});

/** The deterministic builder's view of a work tree: the state of the site, and which files it wrote. */
export class SiteWork {
  private constructor(
    private readonly checkout: Checkout,
    /** Null before the first plan, and if the stored state is unreadable. */
    public state: SiteState | null,
    private readonly record: WorkRecord,
  ) {}

  static async open(checkout: Checkout): Promise<SiteWork> {
    const state = StateShape.safeParse(await readJson(checkout, STATE_FILE));
    const record = WorkRecord.safeParse(await readJson(checkout, RECORD_FILE));
    const known = state.success && isComposable(state.data) ? (state.data as unknown as SiteState) : null;
    return new SiteWork(checkout, known, record.success ? record.data : { applied: {}, files: {} });
  }

  /** Outcome of a prompt or an instruction; undefined if it is unsettled. */
  outcomeOf(id: string): MessageOutcome | undefined {
    return Object.hasOwn(this.record.applied, id) ? this.record.applied[id] : undefined;
  }

  /** Records the outcome of a prompt, in the same commit as its change. */
  async note(id: string, outcome: MessageOutcome): Promise<void> {
    this.record.applied[id] = outcome;
    await this.saveRecord();
  }

  /** Whether all files of the site were written once, not only the home page. */
  isWhole(state: SiteState): boolean {
    return [...siteFiles(state).keys()].every((path) => path === STATE_FILE || path in this.record.files);
  }

  /**
   * Writes the site into the work tree. Files changed by other authors are kept, and files of other authors
   * are never removed.
   * @param draw renders the social image, if possible.
   * @returns paths that were kept although the site needs other content.
   */
  async write(state: SiteState, draw: (files: SiteFiles) => Promise<Uint8Array | null>): Promise<string[]> {
    const files = siteFiles(state, { hasOgImage: true, hasFonts: true });
    const image = (await this.presentImage(files)) ?? (await draw(withFonts(files)));
    if (image === null) return this.put(state, siteFiles(state, { hasFonts: true }));
    return this.put(state, files.set(SOCIAL_IMAGE, image));
  }

  /**
   * Returns the existing image unless its content has changed: two renderings of one page may differ by a
   * byte.
   */
  private async presentImage(files: SiteFiles): Promise<Uint8Array | null> {
    const page = files.get(SOCIAL_PAGE);
    const isSame = page !== undefined && this.record.files[SOCIAL_PAGE] === hashOf(page);
    return isSame ? this.checkout.read(SOCIAL_IMAGE) : null;
  }

  /** Writes only the home page, so that there is something to see while the rest is checked. */
  async begin(state: SiteState): Promise<void> {
    const files = withRecords(firstLook(composeSite(state)), state, { hasFonts: true });
    for (const path of files.keys()) if (path.startsWith('brand/')) files.delete(path);
    await this.put(state, files);
  }

  private async put(state: SiteState, wanted: SiteFiles): Promise<string[]> {
    this.state = state;
    const kept: string[] = [];
    for (const [path, content] of wanted) if (await this.isForeign(path, content)) kept.push(path);
    const final = await this.withFontsOf(wanted, kept);
    for (const [path, content] of final) await this.putFile(path, content);
    await this.removeUnwanted(new Map([...wanted, ...final]));
    await this.saveRecord();
    return kept;
  }

  /** The files to write, with the typefaces for all pages of the site, including those of other authors. */
  private async withFontsOf(wanted: SiteFiles, kept: readonly string[]): Promise<SiteFiles> {
    const own = new Map(wanted);
    for (const path of kept) own.delete(path);
    const site: SiteFiles = new Map(own);
    for (const { path } of await this.checkout.list()) {
      const isOther = !site.has(path) && (kept.includes(path) || !(path in this.record.files));
      if (isOther && namesFonts(path)) site.set(path, (await this.checkout.read(path)) ?? '');
    }
    const final = withFonts(site);
    for (const path of final.keys()) if (!own.has(path) && !path.startsWith(FONTS_FOLDER)) final.delete(path);
    return final;
  }

  private async saveRecord(): Promise<void> {
    await this.checkout.write(RECORD_FILE, `${JSON.stringify(this.record, null, 2)}\n`);
  }

  private async putFile(path: string, content: string | Uint8Array): Promise<void> {
    await this.checkout.write(path, content);
    if (path !== STATE_FILE) this.record.files[path] = hashOf(content);
  }

  /** Whether a file exists whose current content was not written here. */
  private async isForeign(path: string, wanted: string | Uint8Array): Promise<boolean> {
    if (path === STATE_FILE || path.startsWith(FONTS_FOLDER)) return false;
    const present = await this.checkout.read(path);
    if (present === null) return false;
    const hash = hashOf(present);
    return hash !== this.record.files[path] && hash !== hashOf(wanted);
  }

  private async removeUnwanted(wanted: SiteFiles): Promise<void> {
    for (const [path, hash] of Object.entries(this.record.files)) {
      if (wanted.has(path)) continue;
      const present = await this.checkout.read(path);
      if (present !== null && hashOf(present) === hash) await this.checkout.remove(path);
      delete this.record.files[path];
    }
  }
}

async function readJson(checkout: Checkout, path: string): Promise<unknown> {
  const content = await checkout.read(path);
  try {
    return content === null ? null : (JSON.parse(Buffer.from(content).toString('utf8')) as unknown);
  } catch {
    return null;
  }
}

/** A model may have edited the state; then the site is planned again. */
function isComposable(state: object): boolean {
  try {
    siteFiles(state as SiteState);
    return true;
  } catch {
    return false;
  }
}
