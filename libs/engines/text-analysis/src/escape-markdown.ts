/**
 * Escapes a text so that Markdown (CommonMark and GFM) renders it as it is written: in a paragraph, a heading, a list item or a
 * cell of a table. Underscores in words stay, because they are not markup. Line breaks stay: only the first line may begin a block.
 */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\\`*[\]<>~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=[#\p{L}])/gu, '\\$&')
      .replace(/^(\s?)([#+=-])/, '$1\\$2')
      .replace(/^(\s?\d{1,9})([.)])/, '$1\\$2')
      // At the end of a heading they would be its closing sequence.
      .replace(/(?<=\s)#(?=#{0,99}\s?$)/, '\\#')
  );
}
