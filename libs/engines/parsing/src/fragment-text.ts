import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

const RAW: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * Returns the text of an HTML fragment: tags dropped, character references decoded, scripts and styles omitted.
 * Builds no tree, so it takes linear time for any nesting, and may run on the event loop for short fragments.
 */
export function fragmentText(fragment: string): string {
  const reader = new TextReader();
  reader.tokenizer.write(fragment, true);
  return reader.text;
}

class TextReader implements TokenHandler {
  text = '';
  readonly tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, this);
  private isRaw = false;

  onStartTag({ tagName }: Token.TagToken): void {
    if (!RAW.has(tagName)) return;
    this.isRaw = true;
    // As the tree builder of the HTML standard (13.2.6) does at these tags.
    this.tokenizer.state = TokenizerMode.RAWTEXT;
    this.tokenizer.lastStartTagName = tagName;
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (RAW.has(tagName)) this.isRaw = false;
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (!this.isRaw) this.text += chars;
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}
}
