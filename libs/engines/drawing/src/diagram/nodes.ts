const MAX_LABEL = 160;

/** Names become numbers; case and spaces do not make another node. */
export class Nodes {
  readonly names: string[] = [];
  private readonly known = new Map<string, number>();

  indexOf(name: string): number {
    const clean = cleanLabel(name);
    return this.indexOfKey(clean.toLowerCase(), clean);
  }

  /** The node of an identifier, with a name of its own once one is given. */
  indexOfKey(key: string, name: string | undefined): number {
    const index = this.known.get(key) ?? this.names.push(name ?? key) - 1;
    this.known.set(key, index);
    return index;
  }

  rename(index: number, name: string): void {
    this.names[index] = cleanLabel(name);
  }
}

/** Without quotation marks, brackets around all of it, and the sign at its end. */
export const cleanLabel = (text: string): string =>
  withoutBrackets(text.replace(/\s+/g, ' ').trim())
    .replace(/^["'“„«「]+|["'”“»」]{1,10}$/g, '')
    .replace(/[.,;。、]$/, '')
    .trim()
    .slice(0, MAX_LABEL);

/** `(A)` is `A`, and so is `A)`; `A (B)` stays. */
function withoutBrackets(text: string): string {
  if (/^[([][^()[\]]*[)\]]$/.test(text)) return text.slice(1, -1);
  const isOpen = /[([][^()[\]]*[)\]]/.test(text);
  return isOpen ? text : text.replace(/^[([]+|[)\]]{1,10}$/g, '');
}
