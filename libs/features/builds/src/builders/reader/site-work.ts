import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentPatch,
  diffDocuments,
  imagesOf,
  keepImages,
  patchDocument,
  type SiteDocument,
} from '@capstan/site-document';
import {
  DOCUMENT_PATH,
  renderSite,
  renderSocialCard,
  SOCIAL_IMAGE,
  type SiteFiles,
} from '@capstan/site-renderer';
import type { Checkout } from '@capstan/workspaces';
import { readDocumentFile } from '../../document/document-file.js';
import type { MessageOutcome } from '../build-session.js';
import { type AuthoredSite, LEDGER_PATH, ledgerFile, readLedgerFile } from './authored-site.js';
import { firstLook } from './first-look.js';
import type { RenderSite } from './render-site.js';
import { emptyRecord, hashOf, RECORD_FILE, WorkRecord } from './work-record.js';

const FONTS_FOLDER = 'fonts/';
const STYLE_FILE = 'site.css';
const MAX_UNDO = 20;

/** Files that only the service writes: never those of other authors. */
const isOwned = (path: string): boolean =>
  path === DOCUMENT_PATH || path === LEDGER_PATH || path.startsWith(FONTS_FOLDER);

/** Creates the picture for shared links; null if that is not possible. */
type Draw = (files: SiteFiles) => Promise<Uint8Array | null>;

/** A work tree as the site of a document: the document, its ledger, and which files were rendered from it. */
export class SiteWork {
  private constructor(
    private readonly checkout: Checkout,
    /** Null before the first plan, and if the stored document is unreadable. */
    public site: AuthoredSite | null,
    private readonly record: WorkRecord,
    private readonly render: RenderSite,
  ) {}

  static async open(checkout: Checkout, render: RenderSite = renderSite): Promise<SiteWork> {
    const document = readDocumentFile(await checkout.read(DOCUMENT_PATH));
    const site = document && { document, ...readLedgerFile(await checkout.read(LEDGER_PATH)) };
    const record = WorkRecord.safeParse(await readJson(checkout, RECORD_FILE));
    return new SiteWork(checkout, site, record.success ? record.data : emptyRecord(), render);
  }

  /** Whether all pages were written once, not only the home page. */
  get isWhole(): boolean {
    return this.record.isWhole;
  }

  /** Whether it was made from a first prompt alone. */
  isBegunWith(prompt: string): boolean {
    return this.site?.prompts.length === 1 && this.site.prompts[0] === prompt;
  }

  /** The document before the last change; undefined if there was none. */
  get previous(): SiteDocument | undefined {
    const [patch] = this.record.undo;
    if (this.site === null || patch === undefined) return undefined;
    const checked = patchDocument(this.site.document, patch);
    return 'document' in checked ? checked.document : undefined;
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

  /** Writes only the home page, so that there is something to see while the rest is checked. */
  async begin(site: AuthoredSite): Promise<void> {
    const look = firstLook(site.document);
    this.record.isWhole = false;
    await this.put(site, await this.render(look));
  }

  /**
   * Writes the site into the work tree. Files changed by other authors are kept, and files of other authors
   * are never removed.
   * @param isUndoable whether the document before is kept for an undo. @returns paths that were kept although the site needs other content.
   */
  async write(wanted: AuthoredSite, draw: Draw, isUndoable = true): Promise<string[]> {
    const site = await this.withExistingImages(wanted);
    if (isUndoable) this.remember(site.document);
    const { document } = site;
    const otherPages = await this.otherPages();
    const files = await this.render(document, { hasSocialImage: true, otherPages });
    const image = await this.socialImage(files, renderSocialCard(document), draw);
    this.record.isWhole = true;
    if (image === null) return this.put(site, await this.render(document, { otherPages }));
    return this.put(site, files.set(SOCIAL_IMAGE, image));
  }

  /** A picture that was removed is not shown again, e.g. by an undo. */
  private async withExistingImages(site: AuthoredSite): Promise<AuthoredSite> {
    if (imagesOf(site.document).length === 0) return site;
    const files = new Set((await this.checkout.list()).map(({ path }) => path));
    return { ...site, document: keepImages(site.document, (path) => files.has(path)) };
  }

  /** Adds the characters of the pages of other authors to the typefaces. */
  async refreshTypefaces(): Promise<void> {
    if (this.site === null) return;
    const otherPages = await this.otherPages();
    if (otherPages.length === 0) return;
    const files = await this.render(this.site.document, { otherPages });
    for (const [path, content] of files) {
      if (path !== STYLE_FILE && !path.startsWith(FONTS_FOLDER)) continue;
      if (!(await this.isForeign(path, content))) await this.putFile(path, content);
    }
    await this.saveRecord();
  }

  /** Stores the previous document for an undo; the undo removes it. */
  private remember(next: SiteDocument): void {
    const before = this.site?.document;
    if (before === undefined || !this.record.isWhole) return;
    const { previous } = this;
    if (previous !== undefined && isDeepStrictEqual(previous, next)) this.record.undo.shift();
    else if (!isDeepStrictEqual(before, next)) {
      const back = undoPatch(next, before);
      this.record.undo = back === null ? [] : [back, ...this.record.undo].slice(0, MAX_UNDO);
    }
  }

  /**
   * Returns the existing picture unless its content has changed: two renderings of one page may differ by a
   * byte.
   */
  private async socialImage(files: SiteFiles, card: SiteFiles, draw: Draw): Promise<Uint8Array | null> {
    const drawnFrom = hashOf([...card.values(), files.get(STYLE_FILE) ?? ''].join('\0'));
    const present = this.record.socialCard === drawnFrom ? await this.checkout.read(SOCIAL_IMAGE) : null;
    const image = present ?? (await draw(new Map([...files, ...card])));
    this.record.socialCard = image === null ? null : drawnFrom;
    return image;
  }

  private async put(site: AuthoredSite, wanted: SiteFiles): Promise<string[]> {
    this.site = site;
    wanted.set(DOCUMENT_PATH, `${JSON.stringify(site.document, null, 2)}\n`);
    wanted.set(LEDGER_PATH, ledgerFile(site));
    const kept: string[] = [];
    for (const [path, content] of wanted) {
      if (await this.isForeign(path, content)) kept.push(path);
      else await this.putFile(path, content);
    }
    await this.removeUnwanted(wanted);
    await this.saveRecord();
    return kept;
  }

  private async saveRecord(): Promise<void> {
    await this.checkout.write(RECORD_FILE, `${JSON.stringify(this.record, null, 2)}\n`);
  }

  private async putFile(path: string, content: string | Uint8Array): Promise<void> {
    const hash = hashOf(content);
    const present = await this.checkout.read(path);
    if (present === null || hashOf(present) !== hash) await this.checkout.write(path, content);
    if (path !== DOCUMENT_PATH && path !== LEDGER_PATH) this.record.files[path] = hash;
  }

  /** Whether a file exists whose current content was not written here. */
  private async isForeign(path: string, wanted: string | Uint8Array): Promise<boolean> {
    if (isOwned(path)) return false;
    const present = await this.checkout.read(path);
    if (present === null) return false;
    const hash = hashOf(present);
    return hash !== this.record.files[path] && hash !== hashOf(wanted);
  }

  /** HTML of pages that were written or changed by other authors. */
  private async otherPages(): Promise<string[]> {
    const pages: string[] = [];
    for (const { path } of await this.checkout.list()) {
      if (!path.endsWith('.html')) continue;
      const content = await this.checkout.read(path);
      if (content !== null && hashOf(content) !== this.record.files[path]) {
        pages.push(Buffer.from(content).toString('utf8'));
      }
    }
    return pages;
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

/** The patch from one document to an earlier one; null if it is larger than a patch may be. */
function undoPatch(next: SiteDocument, before: SiteDocument): DocumentPatch | null {
  try {
    return diffDocuments(next, before).patch;
  } catch {
    return null;
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
