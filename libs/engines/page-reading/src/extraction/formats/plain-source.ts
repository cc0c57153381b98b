import { escapeText } from 'entities';

/** Finds URLs in a text, as anchors without text. */
export function addressesIn(text: string): { href: string; text: string }[] {
  const found = text.match(/https?:\/\/[^\s<>"'`\])}\\]{1,2000}/g) ?? [];
  return found.slice(0, 5_000).map((href) => ({ href: href.replace(/[.,;:!?]{1,10}$/, ''), text: '' }));
}

/** Returns HTML that shows a text unchanged. */
export function preformatted(text: string): string {
  return `<pre>${escapeText(text)}</pre>`;
}
