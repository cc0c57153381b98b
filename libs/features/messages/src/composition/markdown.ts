import { marked } from 'marked';

/** HTML of a message in Markdown, for the HTML part of an e-mail. */
export const htmlOfMarkdown = (markdown: string): string => marked.parse(markdown, { async: false });

/** A value as plain text. */
export const asPlainText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** A value as text in Markdown, for services that display Markdown: it cannot become markup or a link there. */
export const asMarkdownSource = (value: unknown): string =>
  asPlainText(value).replaceAll(PUNCTUATION, String.raw`\$&`);

/**
 * A value as text that neither Markdown nor HTML interprets: all punctuation becomes character references, so that a name from
 * outside cannot become markup or a link.
 */
export const asMarkdownText = (value: unknown): string =>
  asPlainText(value).replaceAll(PUNCTUATION, (character) => `&#${character.charCodeAt(0)};`);
