import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { fileOfLink } from '../checks/link-target.js';
import { type Edit, type Place, spliced, without } from './text-edits.js';

type Tag = Token.TagToken;
/** Attributes that only links have. */
const LINK_ATTRIBUTES = [
  'href',
  'target',
  'rel',
  'download',
  'ping',
  'hreflang',
  'type',
  'referrerpolicy',
  'aria-current',
  'role',
  'tabindex',
];
const BUTTON = /(^|\s)(btn|button|cta|call-to-action)([-_\s]|$)/i;
const LISTS = new Set(['ul', 'ol', 'menu']);
/** Besides text, elements that make a menu entry more than its link. */
const CONTENT = new Set(['img', 'svg', 'picture', 'video', 'button', 'input', 'select', 'ul', 'ol', 'menu']);
const BLOCKS = new Set(
  'address article aside blockquote div dl figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table ul'.split(
    ' ',
  ),
);
const RAW_TEXT = new Set(['style', 'xmp', 'iframe', 'noembed', 'noframes']);

/** A link whose page was removed. */
interface RemovedLink {
  tag: Tag;
  isButton: boolean;
  hasBlocks: boolean;
  /** The menu entry that contains it. */
  entry: MenuEntry | null;
  isInNav: boolean;
}

/** An `li` of a navigation. */
interface MenuEntry {
  start: number;
  /** Edits that turn its links into text; applied if it has other content. */
  edits: Edit[];
  hasOther: boolean;
}

/**
 * Removes the links to removed pages from a page. A navigation loses their entries, and buttons that lead
 * there are removed; of any other link the text is kept. Everything else is kept byte for byte.
 *
 * Reads the tokens of the page once and builds no tree, so that its time is linear.
 * @param isGone whether a URL on the page leads to such a page.
 */
export function unlinkedHtml(html: string, isGone: (address: string) => boolean): string {
  const reader = new LinkReader(isGone);
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, reader);
  reader.tokenizer = tokenizer;
  tokenizer.write(html, true);
  return spliced(html, reader.edits);
}

/** A page, the files of its site, and the withheld ones. */
export interface PageOfSite {
  page: string;
  paths: readonly string[];
  withheld: readonly string[];
}

/** Removes the links to withheld pages from a page of the site; links of the page to itself are kept. */
export function unlinkedPage(html: string, { page, paths, withheld }: PageOfSite): string {
  const files = new Set(paths);
  const gone = new Set(withheld);
  return unlinkedHtml(html, (address) => {
    const file = fileOfLink(page, address, files);
    return file !== null && file !== page && gone.has(file);
  });
}

class LinkReader {
  readonly edits: Edit[] = [];
  tokenizer!: Tokenizer;
  private navs = 0;
  private foreign = 0;
  private link: RemovedLink | null = null;
  /** Open lists (null) and entries of navigations, outermost first. */
  private readonly open: (MenuEntry | null)[] = [];
  /** An element that is removed completely: its start, and its end tag. */
  private removed: { name: string; start: number } | null = null;

  constructor(private readonly isGone: (address: string) => boolean) {}

  onStartTag(tag: Tag): void {
    const { tagName: name } = tag;
    this.enterText(tag);
    if (name === 'nav') this.navs += 1;
    if (this.navs > 0) this.enterMenu(tag);
    if (this.link && BLOCKS.has(name)) this.link.hasBlocks = true;
    if (name === 'a') this.enterLink(tag);
    else if (name === 'area' || name === 'link' || name === 'embed') {
      if (this.leadsNowhere(tag, name === 'embed' ? 'src' : 'href')) this.edits.push(without(placeOf(tag)));
    } else if (name === 'form' || name === 'iframe') {
      if (this.leadsNowhere(tag, name === 'form' ? 'action' : 'src')) {
        // Dropped with the removal, unless the element is never closed.
        this.edits.push(...withoutAttributes(tag, ['action', 'src']));
        this.removed ??= { name, start: placeOf(tag).start };
      }
    } else if (this.leadsNowhere(tag, 'formaction'))
      this.edits.push(...withoutAttributes(tag, ['formaction']));
    else if (name === 'object' && this.leadsNowhere(tag, 'data')) {
      this.edits.push(...withoutAttributes(tag, ['data']));
    }
  }

  onEndTag(tag: Tag): void {
    const { tagName: name } = tag;
    const place = placeOf(tag);
    if (name === 'a') this.leaveLink(place);
    if (name === 'svg' || name === 'math') this.foreign = Math.max(0, this.foreign - 1);
    if (this.removed?.name === name) {
      this.edits.push(without({ start: this.removed.start, end: place.end }));
      this.removed = null;
    }
    if (this.navs === 0) return;
    const before = { start: place.start, end: place.start };
    if (name === 'li') this.leaveEntry(place);
    else if (LISTS.has(name)) this.leaveList(before);
    else if (name === 'nav') {
      while (this.open.length > 0) this.leaveList(before);
      this.navs -= 1;
    }
  }

  onCharacter(): void {
    this.noteContent();
  }

  onEof(): void {
    const end = { start: Infinity, end: Infinity };
    this.leaveLink(end);
    while (this.open.length > 0) this.leaveList(end);
  }

  onComment(): void {}
  onDoctype(): void {}
  onNullCharacter(): void {}
  onWhitespaceCharacter(): void {}

  /** Does the tree builder's work for the tokenizer: the content of some elements is text. */
  private enterText({ tagName: name, selfClosing }: Tag): void {
    if (name === 'svg' || name === 'math') {
      if (!selfClosing) this.foreign += 1;
    } else if (this.foreign > 0) return;
    else if (name === 'script') this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
    else if (RAW_TEXT.has(name)) this.tokenizer.state = TokenizerMode.RAWTEXT;
    else if (name === 'textarea' || name === 'title') this.tokenizer.state = TokenizerMode.RCDATA;
    else if (name === 'plaintext') this.tokenizer.state = TokenizerMode.PLAINTEXT;
  }

  private enterMenu(tag: Tag): void {
    const { tagName: name } = tag;
    if (CONTENT.has(name)) this.noteContent();
    if (LISTS.has(name)) this.open.push(null);
    if (name !== 'li') return;
    const { start } = placeOf(tag);
    if (this.open.at(-1)) this.leaveEntry({ start, end: start });
    this.open.push({ start, edits: [], hasOther: false });
  }

  private enterLink(tag: Tag): void {
    const { start } = placeOf(tag);
    this.leaveLink({ start, end: start });
    if (!this.leadsNowhere(tag, 'href')) return this.noteContent();
    const role = attributeOf(tag, 'role');
    this.link = {
      tag,
      isButton: role === 'button' || BUTTON.test(attributeOf(tag, 'class') ?? ''),
      hasBlocks: false,
      entry: this.open.at(-1) ?? null,
      isInNav: this.navs > 0,
    };
  }

  private leaveLink(end: Place): void {
    const { link } = this;
    if (!link) return;
    this.link = null;
    const whole = without({ start: placeOf(link.tag).start, end: end.end });
    if (link.entry) link.entry.edits.push(...asText(link, end));
    else if (link.isInNav || link.isButton) this.edits.push(whole);
    else this.edits.push(...asText(link, end));
  }

  /** @param end its end tag, or where it would be. */
  private leaveEntry(end: Place): void {
    const entry = this.open.at(-1);
    if (!entry) return;
    if (this.link?.entry === entry) this.leaveLink({ start: end.start, end: end.start });
    this.open.pop();
    if (entry.edits.length === 0) return;
    if (entry.hasOther) this.edits.push(...entry.edits);
    else this.edits.push(without({ start: entry.start, end: end.end }));
  }

  /** With the entries in it that were left open. */
  private leaveList(end: Place): void {
    while (this.open.at(-1)) this.leaveEntry(end);
    this.open.pop();
  }

  private noteContent(): void {
    if (this.link) return;
    const entry = this.open.at(-1);
    if (entry) entry.hasOther = true;
  }

  private leadsNowhere(tag: Tag, name: string): boolean {
    const address = attributeOf(tag, name);
    return address !== null && this.isGone(address);
  }
}

const attributeOf = ({ attrs }: Tag, name: string): string | null =>
  attrs.find((attribute) => attribute.name === name)?.value ?? null;

const placeOf = ({ location }: Tag): Place => ({
  start: location?.startOffset ?? 0,
  end: location?.endOffset ?? 0,
});

/** Keeps class and id, so that it looks the same and can be referenced. */
function asText({ tag, hasBlocks }: RemovedLink, end: Place): Edit[] {
  const name = hasBlocks ? 'div' : 'span';
  const { start } = placeOf(tag);
  return [
    { start: start + 1, end: start + 2, text: name },
    ...withoutAttributes(tag, LINK_ATTRIBUTES),
    { ...end, text: `</${name}>` },
  ];
}

function withoutAttributes({ location }: Tag, names: readonly string[]): Edit[] {
  return names.flatMap((name) => {
    const place = location?.attrs?.[name];
    return place ? [without({ start: place.startOffset, end: place.endOffset })] : [];
  });
}
