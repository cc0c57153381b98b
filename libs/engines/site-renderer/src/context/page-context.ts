import {
  type Fact,
  factsOnPages,
  type Page,
  type RecordSchema,
  type SiteDocument,
} from '@capstan/site-document';
import { Formats } from '../format/formats.js';
import { type InterfaceWords, interfaceWords } from '../words/interface-words.js';
import { hrefBetween } from './relative-url.js';

/** What the sections of a page are rendered with. */
export class PageContext {
  readonly words: InterfaceWords;
  readonly formats: Formats;
  private readonly facts: ReadonlyMap<string, Fact>;

  private readonly anchors = new Set<string>();

  constructor(
    readonly document: SiteDocument,
    readonly page: Pick<Page, 'path'>,
  ) {
    this.words = interfaceWords(document.language);
    this.formats = new Formats(document, this.words);
    this.facts = new Map(document.facts.map((fact) => [fact.id, fact]));
  }

  /** The facts with these ids, in this order. */
  factsOf(ids: readonly string[]): Fact[] {
    return ids.flatMap((id) => this.facts.get(id) ?? []);
  }

  /** The facts that pages for everyone show, in the order of the document. */
  publicFacts(): Fact[] {
    const members = new Set(
      this.document.pages.flatMap(({ id, isMembersOnly }) => (isMembersOnly === true ? [id] : [])),
    );
    const places = factsOnPages(this.document);
    return this.document.facts.filter(
      ({ id }) => places.get(id)?.some(({ page }) => !members.has(page)) === true,
    );
  }

  fact(id: string | undefined): Fact | undefined {
    return id === undefined ? undefined : this.facts.get(id);
  }

  record(id: string | undefined): RecordSchema | undefined {
    return this.document.records.find((record) => record.id === id);
  }

  /** A relative URL of a file of the site. */
  file(path: string): string {
    return hrefBetween(this.page.path, path);
  }

  /** Where entries of a record are sent. */
  dataUrl(record: string): string {
    return this.file(`_data/${record}`);
  }

  /** Whether a form may have the two anchors of its record: the first one on a page. */
  claimAnchors(record: string): boolean {
    if (this.anchors.has(record)) return false;
    this.anchors.add(record);
    return true;
  }

  /** Where an action leads: a page, a section of any page, or another site. */
  target(target: string): string {
    const { pages } = this.document;
    const page = pages.find(({ id }) => id === target);
    if (page) return this.file(fileOf(page.path));
    const host = pages.find(({ sections }) => sections.some(({ id }) => id === target));
    if (!host) return target;
    const anchor = `#${anchorOf(target)}`;
    return host.path === this.page.path ? anchor : this.file(fileOf(host.path)) + anchor;
  }
}

/** The id of a section in HTML. The prefix keeps it apart from the anchors of forms, which have the ids of records. */
export const anchorOf = (section: string): string => `s-${section}`;

/** The file of a page: `/menu` is `menu.html`, so that it also opens from a disk. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
