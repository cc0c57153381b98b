import { decodeHTMLStrict } from 'entities';
import { lexer, type Token, type Tokens } from 'marked';
import type { OutgoingMessage } from '@capstan/kit';

/** How a service marks up text. All functions but `escape` get text that is escaped. */
export interface ChatMarkup {
  escape: (text: string) => string;
  bold: (text: string) => string;
  italic: (text: string) => string;
  strike: (text: string) => string;
  code: (text: string) => string;
  codeBlock: (text: string) => string;
  quote: (text: string) => string;
  /** @param address not escaped. */
  link: (text: string, address: string) => string;
}

/** Addresses that a link may have; the text of others is sent without a link. */
const LINKED = /^(https?:\/\/|mailto:|tel:)/i;
const RULE = '———';

/**
 * A message as a service with markup of its own takes it: Markdown converted, and the subject in bold; everything else
 * escaped. Where that is longer than the service takes, the plain text.
 */
export function chatTextOf(message: OutgoingMessage, markup: ChatMarkup, maxChars: number): string {
  const { subject, text, markdown } = message;
  const plain = markup.escape(subject === null ? text : `${subject}\n\n${text}`);
  if (markdown === null) return plain;
  const body = new MarkedUp(markup).blocks(lexer(markdown));
  if (body.trim() === '') return plain;
  const formatted = subject === null ? body : `${markup.bold(markup.escape(subject))}\n\n${body}`;
  return formatted.length <= maxChars ? formatted : plain;
}

/** Parsed Markdown in the markup of a service. What the service does not have becomes text: HTML, tables, images. */
class MarkedUp {
  constructor(
    private readonly markup: ChatMarkup,
    private readonly isQuoted = false,
  ) {}

  blocks(tokens: readonly Token[], separator = '\n\n'): string {
    return tokens
      .map((token) => this.block(token))
      .filter((text) => text !== '')
      .join(separator);
  }

  private block(token: Token): string {
    const { markup } = this;
    switch (token.type) {
      case 'space':
      case 'def':
        return '';
      case 'heading':
        return markup.bold(this.inline(token.tokens ?? []));
      case 'code':
        return markup.codeBlock(markup.escape((token as Tokens.Code).text));
      case 'blockquote': {
        const text = new MarkedUp(markup, true).blocks(token.tokens ?? []);
        return this.isQuoted ? text : markup.quote(text);
      }
      case 'list':
        return this.list(token as Tokens.List);
      case 'table':
        return this.table(token as Tokens.Table);
      case 'hr':
        return RULE;
      default:
        return this.inline([token]).trim();
    }
  }

  private list({ ordered, start, items }: Tokens.List): string {
    const first = typeof start === 'number' ? start : 1;
    const marked = items.map((item, at) => {
      const task = item.task ? (item.checked === true ? '☑ ' : '☐ ') : '';
      const marker = (ordered ? `${first + at}. ` : '• ') + task;
      const tokens = item.tokens.filter(({ type }) => type !== 'checkbox');
      return marker + this.blocks(tokens, '\n').replaceAll('\n', '\n   ');
    });
    return marked.join('\n');
  }

  private table({ header, rows }: Tokens.Table): string {
    const line = (cells: Tokens.TableCell[]): string =>
      cells.map(({ tokens }) => this.inline(tokens)).join(' | ');
    return [this.markup.bold(line(header)), ...rows.map(line)].join('\n');
  }

  private inline(tokens: readonly Token[]): string {
    return tokens.map((token) => this.inlineOne(token)).join('');
  }

  private inlineOne(token: Token): string {
    const { markup } = this;
    const parts = 'tokens' in token ? token.tokens : undefined;
    const inner = (): string => this.inline(parts ?? []);
    switch (token.type) {
      case 'strong':
        return markup.bold(inner());
      case 'em':
        return markup.italic(inner());
      case 'del':
        return markup.strike(inner());
      case 'codespan':
        return markup.code(markup.escape((token as Tokens.Codespan).text));
      case 'br':
        return '\n';
      case 'link':
        return this.link(inner(), (token as Tokens.Link).href);
      case 'image':
        return this.link(markup.escape((token as Tokens.Image).text), (token as Tokens.Image).href);
      case 'html':
        return /^<br\s*\/?>$/i.test((token as Tokens.Tag).text)
          ? '\n'
          : markup.escape((token as Tokens.Tag).text);
      default:
        return parts ? inner() : markup.escape(decodeHTMLStrict((token as Tokens.Text).text));
    }
  }

  private link(text: string, address: string): string {
    return LINKED.test(address)
      ? this.markup.link(text === '' ? this.markup.escape(address) : text, address)
      : text;
  }
}
