import { marked } from 'marked';

const HTML_CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** HTML of a message in Markdown, for the HTML part of an e-mail. */
export const htmlOfMarkdown = (markdown: string): string => marked.parse(markdown, { async: false });

/** A value as plain text. */
export const asPlainText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** A value as text that Markdown and HTML do not interpret: a name from outside cannot become a link. */
export const asMarkdownText = (value: unknown): string =>
  asPlainText(value)
    .replaceAll(/[\\`*_{}[\]()#+\-.!|~]/g, String.raw`\$&`)
    .replaceAll(/[&<>"]/g, (character) => HTML_CHARACTERS[character] ?? '');
